import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { httpServer, oneAtATime, oneHostOnly } from "./http-server.ts";

let server: Server;

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A server whose answers are larger than what a connection holds, and the numbers of the requests that were started. */
async function listening(answer: Buffer, silenceMs?: number) {
  const started: string[] = [];
  server = httpServer();
  if (silenceMs) server.timeout = silenceMs;
  server.on(
    "request",
    oneAtATime(
      oneHostOnly((request, response) => {
        started.push(request.url ?? "");
        response.end(answer);
      }),
    ),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  client.on("error", () => undefined);
  await once(client, "connect");
  return { started, client };
}

const connectionCount = () =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));

const asked = (count: number) =>
  Array.from({ length: count }, (_, index) => `GET /${index} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join("");

const LARGE = Buffer.alloc(20 * 1024 * 1024, "x");

test("of requests sent in one go, one is at work until its answer has been taken", async () => {
  const { started, client } = await listening(LARGE);
  client.pause();
  client.write(asked(100));
  await expect.poll(() => started.length).toBeGreaterThan(0);
  // The answers that a server without the rule would have begun by now.
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
  expect(started).toEqual(["/0"]);
  client.resume();
  await expect.poll(() => started.length).toBeGreaterThan(1);
});

test("all requests sent in one go are answered, in their order", async () => {
  const { started, client } = await listening(Buffer.from("short"));
  let said = "";
  client.setEncoding("utf8").on("data", (text: string) => (said += text));
  client.write(asked(50));
  await expect.poll(() => said.split("short").length - 1).toBe(50);
  expect(started).toEqual(Array.from({ length: 50 }, (_, index) => `/${index}`));
});

test("nothing more is started for a client that has gone", async () => {
  const { started, client } = await listening(LARGE);
  client.pause();
  client.write(asked(10));
  await expect.poll(() => started.length).toBe(1);
  client.destroy();
  await expect.poll(connectionCount).toBe(0);
  await new Promise(setImmediate);
  expect(started).toEqual(["/0"]);
});

test("a client that takes no answer is ended", async () => {
  const { started, client } = await listening(LARGE, 100);
  client.pause();
  client.write(asked(1));
  await expect.poll(() => started.length).toBe(1);
  await expect.poll(connectionCount).toBe(0);
});

test("connections, their requests and their silence have limits", () => {
  server = httpServer();
  expect(server.maxConnections).toBe(2_000);
  expect(server.maxRequestsPerSocket).toBe(1_000);
  expect(server.timeout).toBe(30_000);
});

test.each([
  ["two hosts", "Host: localhost\r\nHost: evil.example\r\n"],
  ["a host that is none", "Host: a b\r\n"],
])("%s are refused with the headers of all answers", async (_, hosts) => {
  const { started, client } = await listening(Buffer.from("short"));
  let said = "";
  client.setEncoding("utf8").on("data", (text: string) => (said += text));
  client.write(`GET / HTTP/1.1\r\n${hosts}\r\n`);
  await once(client, "close");
  expect(said).toContain("HTTP/1.1 400");
  expect(said).toContain("x-content-type-options: nosniff");
  expect(started).toEqual([]);
});
