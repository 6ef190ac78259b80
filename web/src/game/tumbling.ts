/** Dice that tumble on the screen just now: whoever shows them says so, and the log does not tell what they show. */

let tumbling = 0;

/** Whether any dice tumble. */
export const diceTumble = () => tumbling > 0;

/** Dice begin to tumble; what comes back says that they lie still. */
export function tumble(): () => void {
  tumbling++;
  let lies = false;
  return () => {
    if (!lies) tumbling--;
    lies = true;
  };
}
