import { Agent, get } from "node:http";

/** So many times an address is to be asked for, one after another. */
export interface Asking {
  address: string;
  headers: Record<string, string>;
  count: number;
}

// A process of its own, so that asking is not counted as answering. Reports when all answers of a message are read.

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

process.on("message", ({ address, headers, count }: Asking) => {
  ask(count);
  function ask(left: number): void {
    if (left === 0) process.send?.("asked");
    else get(address, { agent, headers }, (answer) => answer.resume().on("end", () => ask(left - 1)));
  }
});
