import { Agent, get } from "node:http";

/** So many times an address is to be asked for, one after another. */
export interface Asking {
  address: string;
  headers: Record<string, string>;
  count: number;
  /** Each time with another value of a query word that the cache knows and the page does not mind. */
  isAnew: boolean;
}

// A process of its own, so that asking is not counted as answering. Reports when all answers of a message are read.

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

let askedCount = 0;

process.on("message", ({ address, headers, count, isAnew }: Asking) => {
  ask(count);
  function ask(left: number): void {
    if (left === 0) return void process.send?.("asked");
    const asked = isAnew ? `${address}?newUser=${askedCount++}` : address;
    get(asked, { agent, headers }, (answer) => answer.resume().on("end", () => ask(left - 1)));
  }
});
