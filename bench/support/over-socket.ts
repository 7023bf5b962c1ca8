import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { Asking } from "./ask-many.ts";
import { cpuPerCall } from "./cpu-per-call.ts";
import { inRotation } from "./in-rotation.ts";

/** Requests a message: enough that the cost of the message is negligible. */
const REQUESTS_A_CALL = 50;

export interface Listening {
  listener: RequestListener;
  /** Requested one after another. */
  paths: readonly string[];
  headers: Record<string, string>;
  /** Each request is for an uncached page. */
  isAnew?: boolean;
}

/** Milliseconds of CPU that this process spends on a request, for each listener in turn. */
export async function cpuOverSocket<Name extends string>(
  listening: Record<Name, Listening>,
): Promise<Record<Name, number>> {
  const visitor = fork(fileURLToPath(new URL("ask-many.ts", import.meta.url)));
  const names = Object.keys(listening) as Name[];
  const servers = await Promise.all(names.map((name) => listen(listening[name].listener)));
  const contenders = names.map((name, index) => {
    const { paths, headers, isAnew = false } = listening[name];
    const origin = `http://127.0.0.1:${servers[index]?.port}`;
    const nextPath = inRotation(paths);
    const asking = (): Asking => ({
      addresses: Array.from({ length: REQUESTS_A_CALL }, () => origin + nextPath()),
      headers,
      isAnew,
    });
    return [name, () => answered(visitor, asking())] as const;
  });
  try {
    const spent = await cpuPerCall(Object.fromEntries(contenders) as Record<Name, () => unknown>);
    return Object.fromEntries(names.map((name) => [name, spent[name] / REQUESTS_A_CALL])) as typeof spent;
  } finally {
    visitor.kill();
    for (const { close } of servers) close();
  }
}

async function answered(visitor: ReturnType<typeof fork>, asking: Asking): Promise<void> {
  visitor.send(asking);
  await once(visitor, "message");
}

async function listen(listener: RequestListener): Promise<{ port: number; close: () => void }> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port: (server.address() as AddressInfo).port, close };
}
