import * as v from "valibot";
import { expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { newWord } from "#features/words/server/edit-word.ts";
import { testWorld } from "#tests/support/database.ts";
import { type SuggestedChange, suggestForm } from "../change-forms.ts";
import type { ShopChangesForm } from "../shop-changes.ts";
import { changesWaiting } from "./changes-in.ts";
import { changesToDecide } from "./changes-to-decide.ts";
import { addAdmin, addMaker, addOwner, shopIn } from "./contributors.test-support.ts";
import { decideChanges, tellOfProduct } from "./product-changes.test-support.ts";
import { suggestChange } from "./suggest-change.ts";

const database = testWorld(settleSmallCatalogue);

async function tellOfShop(member: Member, changes: ShopChangesForm) {
  const { id } = await shopIn(database, "andersom");
  const form = v.parse(suggestForm, { targetType: "shop", targetId: String(id), changes }) as SuggestedChange;
  await suggestChange(database, member, form, { now: new Date(), isLimited: false });
}

const fieldsToDecide = async (of: "menuEdits" | "adminEdits" = "menuEdits") =>
  (await changesToDecide(database, of)).map(({ fields }) => fields);

test("what somebody else said of a product meanwhile stands beside what was suggested", async () => {
  await tellOfProduct(database, await addMember(database), {
    slug: "laagland-fog",
    changes: { name: "Mist", thcPermille: 190, breeder: null, effects: ["happy"] },
  });
  const isSuggested = [
    { field: "name", before: "Laagland Fog", after: "Mist" },
    { field: "thcPermille", before: 165, after: 190 },
    { field: "cbdPermille", before: 2, after: null },
    { field: "effects", before: ["happy", "energetic", "dryMouth"], after: ["happy"] },
    { field: "breeder", before: "Dijkzaden", after: null },
  ];
  expect(await fieldsToDecide()).toEqual([isSuggested]);
  await tellOfProduct(database, await addMaker(database, "lage-landen"), {
    slug: "laagland-fog",
    changes: { thcPermille: 171, cbdPermille: 4 },
  });
  // Of the same strain.
  const ofStrain = { slug: "morning-fog", changes: { effects: [] } };
  await decideChanges(database, await tellOfProduct(database, await addMember(database), ofStrain));
  const present: Partial<Record<string, object>> = {
    thcPermille: { present: 171 },
    cbdPermille: { present: 4 },
    effects: { present: [] },
  };
  expect(await fieldsToDecide()).toEqual([
    isSuggested.map((field) => ({ ...field, ...present[field.field] })),
  ]);
});

test("so does what was said of a shop, also where it is unknown by now", async () => {
  const member = await addMember(database);
  const { id } = await shopIn(database, "andersom");
  const owner = await addOwner(database, id);
  await tellOfShop(owner, { phone: "+31201111111", wifi: "yes", openingHours: "Mo-Su 10:00-22:00" });
  await tellOfShop(member, { phone: "+31202222222", wifi: "no", openingHours: "24/7", coffee: "yes" });
  await tellOfShop(owner, {
    phone: null,
    wifi: "unknown",
    openingHours: "Mo-Sa 10:00-22:00",
    name: "Anders",
  });
  expect(await fieldsToDecide()).toEqual([
    [
      { field: "phone", before: "+31201111111", present: null, after: "+31202222222" },
      {
        field: "openingHours",
        before: "Mo-Su 10:00-22:00",
        present: "Mo-Sa 10:00-22:00",
        after: "24/7",
      },
      { field: "wifi", before: "yes", present: "unknown", after: "no" },
      { field: "coffee", before: "unknown", after: "yes" },
    ],
  ]);
  expect(await fieldsToDecide("adminEdits")).toMatchObject([[{ field: "name", after: "Anders" }]]);
  expect((await fieldsToDecide("adminEdits"))[0]?.[0]).not.toHaveProperty("present");
});

test("watched words in what is suggested of a product, and beside it, are told to whoever decides and to nobody else", async () => {
  const given = { locale: null, why: "hard drugs" };
  const admin = await addAdmin(database);
  for (const word of ["Cocaïne", "crack"])
    await newWord(database, admin, { ...given, word }, { now: new Date() });
  const member = await addMember(database);
  await tellOfProduct(database, member, {
    slug: "laagland-fog",
    changes: { name: "Laagland Crack" },
    text: "Smells of cocaine.",
  });
  await tellOfProduct(database, member, { slug: "morning-fog", changes: { name: "Evening Fog" } });
  const caught = (await changesToDecide(database, "menuEdits")).map((change) => change.caught);
  expect(caught).toEqual([
    [
      { word: "Cocaïne", why: "hard drugs" },
      { word: "crack", why: "hard drugs" },
    ],
    [],
  ]);
  const { menuEdits } = await changesWaiting(database);
  expect(menuEdits.some((change) => "caught" in change)).toBe(false);
});
