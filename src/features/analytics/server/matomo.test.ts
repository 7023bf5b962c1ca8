import { expect, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { standInServer } from "#platform/remote/stand-in-server.test-support.ts";
import type { CountedHit } from "./counted-hit.ts";
import { openMatomo } from "./matomo.ts";

const NO_DATABASE = {} as Database;

const NOW = new Date("2026-11-29T16:01:00Z");

const HIT: CountedHit = {
  at: new Date("2026-11-29T16:00:00.900Z"),
  day: "2026-11-29",
  url: new URL("https://www.example.org/de/coffeeshop/de-roos"),
  kind: "shop",
  locale: "de",
  goal: undefined,
  visitor: "0123456789abcdef",
};

/** A Matomo that answers with these statuses, the last one for ever. */
async function matomo(...statuses: number[]) {
  const { address, asked } = await standInServer((response, _, number) => {
    response.statusCode = statuses[Math.min(number, statuses.length) - 1] ?? 200;
    response.end(JSON.stringify({ status: "success", tracked: 1, invalid: 0 }));
  });
  const collector = openMatomo(`${address}/matomo.php?idsite=3`, { now: () => NOW });
  return { collector, asked, address };
}

const sentIn = (body: string) =>
  (JSON.parse(body) as { requests: string[] }).requests.map((query) =>
    Object.fromEntries(new URLSearchParams(query)),
  );

test("a page is told in the words of Matomo's bulk requests, and nothing of the reader but the visitor of the day", async () => {
  const { collector, asked } = await matomo();
  collector.add(HIT);
  collector.add({ ...HIT, goal: 5 });
  await collector.flush(NO_DATABASE);
  expect(asked).toHaveLength(1);
  const [{ method, url, headers, body } = { method: "", url: "", headers: {}, body: "" }] = asked;
  expect([method, url, headers["content-type"]]).toEqual(["POST", "/matomo.php", "application/json"]);
  const page = {
    idsite: "3",
    rec: "1",
    apiv: "1",
    bots: "1",
    send_image: "0",
    url: "https://www.example.org/de/coffeeshop/de-roos",
    _id: "0123456789abcdef",
    lang: "de",
    cdt: "1795968000",
  };
  expect(sentIn(body)).toEqual([page, { ...page, idgoal: "5" }]);
});

test("nothing is asked when nobody was there", async () => {
  const { collector, asked } = await matomo();
  await collector.flush(NO_DATABASE);
  expect(asked).toEqual([]);
});

test("what a Matomo that is away did not take is sent the next time, once", async () => {
  const { collector, asked } = await matomo(503, 200);
  collector.add(HIT);
  await expect(collector.flush(NO_DATABASE)).rejects.toThrow("ANALYTICS_URL answered with 503");
  await collector.flush(NO_DATABASE);
  await collector.flush(NO_DATABASE);
  expect(asked.map(({ body }) => sentIn(body).length)).toEqual([1, 1]);
});

test("many are sent in several requests", async () => {
  const { collector, asked } = await matomo();
  for (let count = 0; count < 450; count += 1) collector.add(HIT);
  await collector.flush(NO_DATABASE);
  expect(asked.map(({ body }) => sentIn(body).length)).toEqual([200, 200, 50]);
});

test("what is older than a Matomo takes is left out, and keeps nothing else back", async () => {
  const { collector, asked } = await matomo();
  collector.add({ ...HIT, at: new Date("2026-11-28T16:30:00Z") });
  collector.add(HIT);
  await collector.flush(NO_DATABASE);
  expect(asked.map(({ body }) => sentIn(body).length)).toEqual([1]);
});
