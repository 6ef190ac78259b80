/** Files with a course or an arena in them: what they hold, and one that was dropped on the page. */

/** What a file holds: JSON, or the hand-written form of a course, which the house turns into one. */
export function readBoardText(name: string, text: string): Record<string, any> {
  const source = /^(.+)\.course$/i.exec(name);
  return source ? { name: source[1], source: text } : (JSON.parse(text) as Record<string, any>);
}

/** Whether a file may hold a board, by its name. */
export function holdsBoard(name: string): boolean {
  return /\.(course|json)$/i.test(name);
}

/** The file with a board that was dropped on the page and has not been opened yet. */
export const droppedBoardFile = $state<{ file: File | null }>({ file: null });

/** What a board is called by its file. */
export function nameByFile(file: File): string {
  return file.name.replace(/\.\w+$/, "").slice(0, 60);
}
