import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { QUICK, standInServer } from "../remote/stand-in-server.test-support.ts";
import { askOverpass } from "./ask-overpass.ts";

const WHOLE = JSON.stringify({
  version: 0.6,
  elements: [{ type: "node", id: 1, lat: 52, lon: 5, tags: {} }],
});
const PAGE = "<html><body><p>Error: runtime error: the server is probably too busy.</p></body></html>";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "highstreet-overpass-"));
  onTestFinished(() => rm(folder, { recursive: true }));
});

const path = () => join(folder, "answer.json");
const ask = (address: string, patience = {}) =>
  askOverpass(
    { address, query: "out;", userAgent: "Highstreet (test)", path: path() },
    { ...QUICK, ...patience },
  );

test("Overpass is asked once, says who asks, and its answer is kept as it is", async () => {
  const { address, asked } = await standInServer((response) => response.end(WHOLE));
  await ask(address);
  expect(asked).toMatchObject([
    { method: "POST", body: "data=out%3B", headers: { "user-agent": "Highstreet (test)" } },
  ]);
  expect(await readFile(path(), "utf8")).toBe(WHOLE);
  expect(await readdir(folder)).toEqual(["answer.json"]);
});

describe("a server that is busy is asked again", () => {
  test.each<[how: string, busy: (response: ServerResponse) => void]>([
    ["429 with the seconds to wait", (response) => response.writeHead(429, { "retry-after": "0" }).end()],
    [
      "503 with the moment to come back",
      (response) => response.writeHead(503, { "retry-after": new Date(0).toUTCString() }).end(),
    ],
    ["504 and nothing more", (response) => response.writeHead(504).end(PAGE)],
    ["200 and a page that says so", (response) => response.end(PAGE)],
    [
      "200 and a remark that says so",
      (response) =>
        response.end(
          '{"elements": [], "remark": "runtime error: open64: 0 Success /osm3s Dispatcher_Client::request_read_and_idx::timeout. The server is probably too busy to handle your request."}',
        ),
    ],
  ])("when it answers %s", async (_how, busy) => {
    const { address, asked } = await standInServer((response, _, number) =>
      number === 1 ? busy(response) : response.end(WHOLE),
    );
    const pauses: string[] = [];
    await ask(address, { onPause: (sentence: string) => pauses.push(sentence) });
    expect(asked).toHaveLength(2);
    expect(pauses).toEqual([expect.stringMatching(/^127\.0\.0\.1:\d+ is busy; asking again in \d s$/)]);
    expect(await readFile(path(), "utf8")).toBe(WHOLE);
  });

  test("three times here, and then given up with a sentence", async () => {
    const { address, asked } = await standInServer((response) => response.writeHead(429).end());
    await expect(ask(address)).rejects.toThrow(/was busy 3 times; try again in some hours$/);
    expect(asked).toHaveLength(3);
  });

  test("but not when it wants us to come back another day", async () => {
    const { address, asked } = await standInServer((response) =>
      response.writeHead(429, { "retry-after": "86400" }).end(),
    );
    await expect(ask(address)).rejects.toThrow(/asks us to come back in 24 h$/);
    expect(asked).toHaveLength(1);
  });
});

describe("nothing is kept, and it is not asked again, when", () => {
  test.each<[why: string, answer: (response: ServerResponse) => void, sentence: RegExp]>([
    [
      "the connection breaks in the middle",
      (response) => {
        response.writeHead(200, { "content-length": WHOLE.length });
        response.write(WHOLE.slice(0, 40), () => response.destroy());
      },
      /broke off in the middle of its answer, so nothing of it is taken$/,
    ],
    [
      "the answer ends in the middle of its list",
      (response) => response.end(WHOLE.slice(0, -2)),
      /is not whole, so nothing of it is taken: element 2: the file is cut off/,
    ],
    [
      "a remark says that time ran out",
      (response) =>
        response.end(
          WHOLE.replace(/}$/, ', "remark": "runtime error: Query timed out in \\"query\\" at line 1"}'),
        ),
      /is not whole, so nothing of it is taken: the file: Overpass broke off/,
    ],
    [
      "it is a page",
      (response) => response.end("<html><h1>Moved house</h1></html>"),
      /something else than JSON: “Moved house”$/,
    ],
    ["it is empty", (response) => response.end('{"elements": []}'), /has no element: is the query right\?$/],
    ["it refuses the question", (response) => response.writeHead(400).end("?"), /answered with status 400$/],
    [
      "it leads elsewhere",
      (response) => response.writeHead(302, { location: "http://127.0.0.1/" }).end(),
      /answered with status 302$/,
    ],
  ])("%s", async (_why, answer, sentence) => {
    const { address, asked } = await standInServer((response) => answer(response));
    await expect(ask(address)).rejects.toThrow(sentence);
    expect(asked).toHaveLength(1);
    expect(await readdir(folder)).toEqual([]);
  });

  test("it never ends", async () => {
    const { address } = await standInServer((response) => void response.write('{"elements": ['));
    await expect(ask(address, { mostMs: 200 })).rejects.toThrow(/did not answer in full within 1 s$/);
    expect(await readdir(folder)).toEqual([]);
  });

  test("it never begins", async () => {
    const { address } = await standInServer(() => undefined);
    await expect(ask(address, { mostMs: 200 })).rejects.toThrow(/did not answer in full within 1 s$/);
  });

  test("it is longer than any country", async () => {
    const { address } = await standInServer((response) => response.end(WHOLE.padEnd(5000)));
    await expect(ask(address, { mostBytes: 4000 })).rejects.toThrow(/^The answer is longer than/);
    expect(await readdir(folder)).toEqual([]);
  });

  test("nobody is there", async () => {
    await expect(ask("http://127.0.0.1:9/")).rejects.toThrow(
      /^127\.0\.0\.1:9 cannot be reached \(ECONNREFUSED\)$/,
    );
  });
});

test.each(["http://overpass.example.org/", "ftp://127.0.0.1/", "https://me:secret@overpass.example.org/"])(
  "%s is not asked at all",
  async (address) => {
    await expect(ask(address)).rejects.toThrow(/is no address with https, so it is not asked$/);
  },
);

test("a process that ends does not wait for a busy server", async () => {
  const ending = new AbortController();
  const { address } = await standInServer((response) =>
    response.writeHead(429, { "retry-after": "5" }).end(),
  );
  const asking = ask(address, { signal: ending.signal, onPause: () => ending.abort() });
  await expect(asking).rejects.toThrow("aborted");
});
