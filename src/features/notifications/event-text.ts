/** An event as `text/event-stream` writes it. JSON of one line: a line break would begin another field. */
export function eventText({ event, id, data }: { event: string; id: string; data: object }): string {
  return `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Keeps a connection open where nothing is to be told. */
export const HEARTBEAT = ":\n\n";

/** After how many milliseconds a browser whose stream has ended comes back; not all at the same moment. */
export function retryText(random: () => number = Math.random): string {
  return `retry: ${Math.round(2000 + 3000 * random())}\n\n`;
}
