import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { openLog } from "./log.ts";

function written(work: (log: ReturnType<typeof openLog>) => void): string {
  const lines: string[] = [];
  work(openLog("info", (line) => lines.push(line)));
  return lines.join("");
}

test("an error is written with its name, words, code and cause, and nothing else that hangs on it", () => {
  const error = Object.assign(new TypeError("Connection terminated", { cause: new Error("ECONNRESET") }), {
    code: "57P01",
    client: { secretKey: 812_345, processID: 7 },
    detail: "Key (email)=(sam@example.org) already exists.",
  });
  const line = written((log) => log.warn({ err: error }, "A database connection broke"));
  expect(JSON.parse(line).err).toMatchObject({
    name: "TypeError",
    message: "Connection terminated",
    code: "57P01",
    cause: { message: "ECONNRESET" },
  });
  expect(line).not.toMatch(/secretKey|812345|sam@example/);
});

test("what is thrown and no error is written as words", () => {
  expect(JSON.parse(written((log) => log.error({ err: "broken" }))).err).toEqual({ message: "broken" });
});

test("what must never be written down is taken out, however deep a caller put it", () => {
  const line = written((log) =>
    log.info({
      token: "t0ken",
      visitor: { latitude: 52.1, seenAt: new Date("2026-11-01T12:00:00Z") },
      headers: [{ cookie: "auth_token=x" }],
      phone: "0612345678",
      shop: { city: { contact: { owner: { email: "sam@example.org" } } } },
    }),
  );
  expect(line).not.toMatch(/52\.1|auth_token|t0ken|0612345678|sam@example/);
  expect(JSON.parse(line)).toMatchObject({
    token: "[removed]",
    visitor: { latitude: "[removed]", seenAt: "2026-11-01T12:00:00.000Z" },
    headers: [{ cookie: "[removed]" }],
  });
});

test("what goes round in circles is written as far as anybody reads", () => {
  const shop: { name: string; city?: object } = { name: "Barraka" };
  shop.city = { shop };
  expect(written((log) => log.info({ shop }))).toContain("Barraka");
});

/** A process that writes that many lines and then ends in the given way. */
function writing(lineCount: number, end: string): string[] {
  const module = new URL("log.ts", import.meta.url).href;
  const program = `import { openLog } from ${JSON.stringify(module)};
    const log = openLog("info");
    for (let line = 1; line <= ${lineCount}; line++) log.info({ line });
    ${end}`;
  return ["--input-type=module", "-e", program];
}

test.each([
  ["comes to its end", ""],
  ["ends itself", "process.exit(3);"],
  ["breaks", 'throw new Error("nobody foresaw");'],
])("lines that wait for each other are all written when the process %s", (_how, end) => {
  const { stdout } = spawnSync(process.execPath, writing(500, end), { encoding: "utf8" });
  const lines = stdout.trim().split("\n");
  expect(lines.map((line) => JSON.parse(line).line)).toEqual(Array.from({ length: 500 }, (_, at) => at + 1));
});

test("a process whose lines nobody reads any more still ends", async () => {
  const child = spawn(process.execPath, writing(5, "setTimeout(() => process.exit(3), 300);"));
  child.stdout.destroy();
  expect(await once(child, "exit")).toEqual([3, null]);
});
