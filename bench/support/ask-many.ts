import { Agent, get } from "node:http";

/** Addresses to request, one after another. */
export interface Asking {
  addresses: string[];
  headers: Record<string, string>;
  /** Each with another value of a known query parameter that the page ignores, to bypass the page cache. */
  isAnew: boolean;
}

// A process of its own, so that the CPU of the client is not counted. Reports when all answers of a message are read.

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
