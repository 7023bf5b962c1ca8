import { expect, test } from "vitest";
import { BRAND_FIELDS } from "#features/brands/brand-fields.ts";
import { changedFields, type Fields, type FieldValues } from "#features/dashboard/field.ts";
import { revisionsOf, type RevisedType } from "#features/dashboard/server/revisions.ts";
import { POST_FIELDS } from "#features/discover/post-fields.ts";
import { ISSUE_FIELDS } from "#features/newsletter/issue-fields.ts";
import { LETTER } from "#features/newsletter/server/issues.test-support.ts";
import { CITY_FIELDS } from "#features/places/city-fields.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { ANSWER_FIELDS } from "#features/support/answer-fields.ts";
import { WORD_FIELDS } from "#features/words/word-fields.ts";
import { testWorld } from "#tests/support/database.ts";
import { callerOf } from "./callers.test-support.ts";
import { WRITTEN } from "./posts.test-support.ts";

const database = testWorld(settleSmallWorld);

interface Restored {
  list: string;
  type: RevisedType;
  fields: Fields;
  /** What is added; a city is there already. */
  added?: object;
  changes: FieldValues;
}

const CASES: Restored[] = [
  {
    list: "brands",
    type: "brand",
    fields: BRAND_FIELDS,
    added: {
      name: "Zaad & Zo",
      kind: "breeder",
      isLicensedGrower: false,
      description: { nl: "Zaad.", source: "nl" },
    },
    changes: {
      name: "Zaad en Zo",
      kind: "accessories",
      website: "https://zaad.example",
      description: { nl: "Vloei.", de: "Papier.", source: "nl" },
    },
  },
  {
    list: "cities",
    type: "city",
    fields: CITY_FIELDS,
    changes: {
      aliases: ["Utereg"],
      intro: { nl: "Met een toren.", source: "nl" },
      names: { nl: "Utrecht", fr: "Utrecq", source: "nl" },
      officialCount: 9,
      officialCountYear: 2024,
      officialCountSource: "utrecht.nl",
      residents: "anyone",
      residentsSource: "utrecht.nl",
      residentsObservedOn: "2026-11",
    },
  },
  {
    list: "discover",
    type: "post",
    fields: POST_FIELDS,
    added: { ...WRITTEN, tags: "avond" },
    changes: {
      title: { nl: "Een ochtend in Utrecht", source: "nl" },
      body: { nl: "**Korter**", source: "nl" },
      tags: "ochtend, koffie",
    },
  },
  {
    list: "newsletter",
    type: "issue",
    fields: ISSUE_FIELDS,
    added: LETTER,
    changes: { subject: { nl: "Later", source: "nl" }, body: { nl: "Het regent.", source: "nl" } },
  },
  {
    list: "answers",
    type: "answer",
    fields: ANSWER_FIELDS,
    added: { name: "Hours", text: { nl: "Hoi [name], dank je.", en: "Hi [name].", source: "nl" } },
    changes: { name: "Opening hours", text: { nl: "Hoi [name], klopt.", source: "nl" } },
  },
  {
    list: "words",
    type: "word",
    fields: WORD_FIELDS,
    added: { word: "Cocaïne", locale: null, why: "hard drugs" },
    changes: { word: "Speed", locale: "nl", why: "also a drug" },
  },
];

type Item = FieldValues & { _id: string; rev: string };

let call: Awaited<ReturnType<typeof callerOf>>;

/** What differs, as the editor sends it. */
async function saveAs({ fields }: Restored, now: Item, wanted: FieldValues): Promise<Item> {
  const changes = Object.fromEntries(changedFields(fields, now, wanted).map((name) => [name, wanted[name]]));
  const { _id, rev } = now;
  const { status, body } = await call("PATCH", "", { _id, rev, changes });
  expect([status, body]).toEqual([200, expect.anything()]);
  return body as Item;
}

async function begin({ list, added }: Restored): Promise<Item> {
  call = await callerOf(database, list, { role: "admin" });
  if (added) return (await call("POST", "", added)).body as Item;
  const { items } = (await call("GET", "?q=utrecht")).body as { items: Item[] };
  return items.find(({ slug }) => slug === "utrecht") as Item;
}

test.each(CASES)(
  "an earlier version of $type is saved again, and the one that it replaces is kept",
  async (one) => {
    const { type, fields, changes } = one;
    const before = await begin(one);
    const id = Number(before["_id"]);
    const after = await saveAs(one, before, { ...before, ...changes });
    expect(changedFields(fields, before, after).toSorted()).toEqual(Object.keys(changes).toSorted());
    const [first] = await revisionsOf(database, { type, id });
    const restored = await saveAs(one, after, first?.stood ?? {});
    expect(changedFields(fields, before, restored)).toEqual([]);
    expect((await call("GET", `?id=${id}`)).body).toMatchObject({ rev: restored.rev });
    const [second, ...older] = await revisionsOf(database, { type, id });
    expect(older).toHaveLength(1);
    const again = await saveAs(one, restored, second?.stood ?? {});
    expect(changedFields(fields, after, again)).toEqual([]);
  },
);
