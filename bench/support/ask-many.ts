import { Agent, get } from "node:http";

/** Addresses that are to be asked for, one after another. */
export interface Asking {
  addresses: string[];
  headers: Record<string, string>;
  /** Each time with another value of a query word that the cache knows and the page does not mind. */
  isAnew: boolean;
}

// A process of its own, so that asking is not counted as answering. Reports when all answers of a message are read.

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

let askedCount = 0;

process.on("message", ({ addresses, headers, isAnew }: Asking) => {
  ask(0);
  function ask(place: number): void {
    const address = addresses[place];
    if (address === undefined) return void process.send?.("asked");
    const asked = isAnew ? `${address}?newUser=${askedCount++}` : address;
    get(asked, { agent, headers }, (answer) => answer.resume().on("end", () => ask(place + 1)));
  }
});
