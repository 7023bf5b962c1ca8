import { expect, test } from "vitest";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { callerOf } from "./callers.test-support.ts";
import { DASHBOARD_LISTS } from "./lists.ts";

const database = testWorld(settleSmallCatalogue);

/** What an editor never sends, and somebody else's program may. */
const ODD = [
  "",
  " ",
  null,
  0,
  -1,
  false,
  [],
  {},
  ["", ""],
  { source: "nl" },
  { nl: "", source: "nl" },
  "\u200B",
];

const KEPT = new Set(["_id", "rev"]);

test.each(["shops", "brands", "products", "cities"])(
  "%s: no odd value of a field is more than refused",
  async (list) => {
    const call = await callerOf(database, list, { role: "admin" });
    const { body } = (await call("GET", "")) as { body: { items: { _id: string }[] } };
    const id = body.items[0]?.["_id"];
    const item = async () => (await call("GET", `?id=${id}`)).body as Record<string, unknown>;
    const fields = Object.keys(await item()).filter((name) => !KEPT.has(name));
    expect(fields.length).toBeGreaterThan(3);
    expect(`dashboard/${list}` in DASHBOARD_LISTS).toBe(true);
    for (const field of fields)
      for (const value of ODD) {
        const { rev } = await item();
        const { status } = await call("PATCH", "", { _id: id, rev, changes: { [field]: value } });
        expect([200, 400, 403, 404, 409, 422], `${field}: ${JSON.stringify(value)}`).toContain(status);
      }
  },
);
