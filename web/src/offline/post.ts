/** What the page and the worker of its own house say to each other: requests and lines, as to a server. */

/** What the page says. */
export type FromPage =
  | {
      kind: "request";
      id: number;
      method: "GET" | "POST";
      path: string;
      body: string;
      tokens: string[];
      language: string;
    }
  | { kind: "connect"; line: number; hello: string; language: string }
  | { kind: "send"; line: number; text: string }
  | { kind: "close"; line: number }
  | { kind: "take-over"; name: string; kept: string };

/** What the worker says: an answer, a frame of a line, a table of the older layout that was read, or that it failed. */
export type FromWorker =
  | { kind: "reply"; id: number; status: number; text: string }
  | { kind: "frame"; line: number; text: string }
  | { kind: "taken-over"; name: string }
  | { kind: "broken"; why: string };
