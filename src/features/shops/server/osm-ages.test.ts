import { beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { importElements, NEW, node } from "./mapped-shops.test-support.ts";
import { shopBySlug } from "./shop-by-slug.ts";
import { NOW, settleSmallWorld } from "./small-world.test-support.ts";

const database = testDatabase();
beforeEach(() => settleSmallWorld(database));

const at = (slug: string) => shopBySlug(database, { slug, locale: "nl", now: NOW });

describe("how old a fact is", () => {
  const daysOf = async (slug: string) => {
    const { listing, facts } = await at(slug);
    return {
      listing: listing.observedOn,
      hours: facts.hours?.observedOn,
      contact: facts.contact?.observedOn,
    };
  };
  const HOURS = { opening_hours: "Mo-Su 10:00-23:00", phone: "030 231 5402" };

  test.each([
    [{}, { listing: "2026-03-02", hours: "2026-03-02", contact: "2026-03-02" }],
    [
      { "check_date:opening_hours": "2019-03-02" },
      { hours: "2019-03-02", listing: "2026-03-02", contact: "2026-03-02" },
    ],
    [{ check_date: "2025-06-01" }, { listing: "2025-06-01", hours: "2025-06-01", contact: "2025-06-01" }],
    [
      { check_date: "2025-06-01", "check_date:opening_hours": "2025-08" },
      { listing: "2025-06-01", hours: "2025-08" },
    ],
    [{ "survey:date": "2024" }, { listing: "2024" }],
    [{ check_date: "2027-01-01" }, { listing: "2026-03-02" }],
    [{ check_date: "vorig jaar" }, { listing: "2026-03-02" }],
  ])("with %j is the day on which somebody looked, and not that of the last edit", async (tags, days) => {
    await importElements(database, [node({ ...NEW, tags: { ...NEW.tags, ...HOURS, ...tags } })]);
    expect(await daysOf("nieuw")).toMatchObject(days);
  });

  test("does not keep out what is written later, though nobody changed the day of the check", async () => {
    const checked = { ...HOURS, check_date: "2019-03-02" };
    await importElements(database, [node({ ...NEW, tags: { ...NEW.tags, ...HOURS } })]);
    await importElements(database, [
      node({
        ...NEW,
        timestamp: "2026-06-01T00:00:00Z",
        tags: { ...NEW.tags, ...checked, phone: "030 222 2222" },
      }),
    ]);
    expect((await at("nieuw")).phone).toBe("+31302222222");
    expect(await daysOf("nieuw")).toEqual({
      listing: "2019-03-02",
      hours: "2019-03-02",
      contact: "2019-03-02",
    });
  });
});
