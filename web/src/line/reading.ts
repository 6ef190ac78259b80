/** Reading files that are to be sent to the house; one it would not take is not even read. */

import { say } from "../base/language.svelte";
import { Refused } from "./refused";

/** So many MiB a file may have: the server takes no more in one request. */
const MOST = 2;

/** Read a file as text; refused if it is too large. */
export function textOf(file: File): Promise<string> {
  if (file.size > MOST << 20) return Promise.reject(new Refused("file-large", tooLarge(file)));
  return file.text();
}

/** Say why a file was refused; where it is for its size, by its name. */
export function whyNot(file: File, why: Refused): string {
  if (why.code === "no-server") return say("page-setup-no-server");
  return why.code === "message-large" ? tooLarge(file) : why.text;
}

function tooLarge(file: File): string {
  return say("page-setup-own-large", { file: file.name, most: MOST });
}
