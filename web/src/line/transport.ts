/** How a house is reached: requests with answers, and lines to tables. The server's and the browser's own differ in
 * nothing else. */

import type { Line, Listener } from "./house";

/** A request: the path below `/api`, a body if there is something to send, the token of a seat. */
export interface TransportRequest {
  method: "GET" | "POST";
  path: string;
  body?: string;
  /** Whether the body is JSON or plain text. */
  kind?: "application/json" | "text/plain";
  token?: string;
}

/** An answer: an HTTP status, and the body as text. */
export interface TransportAnswer {
  status: number;
  text: string;
}

export interface Transport {
  /** Ask for something; whoever cannot be reached is refused as `no-server`. */
  request(asked: TransportRequest): Promise<TransportAnswer>;
  /** Open a line to a table. */
  connect(table: string, tokens: string[], language: string, listener: Listener): Line;
}
