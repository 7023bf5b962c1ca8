import * as v from "valibot";
import { expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { type SuggestForm, type SuggestedChange, suggestForm } from "../change-forms.ts";
import { changesWaiting } from "./changes-in.ts";
import { addAdmin, menuIn, productIn, shopIn } from "./contributors.test-support.ts";
import { decideChange } from "./decide-change.ts";
import { suggestChange } from "./suggest-change.ts";

const database = testWorld(settleSmallCatalogue);

const now = new Date();

test("a line may say what a mere name is, for whoever joins it; of a known product, and by itself, it is nothing new", async () => {
  const sam = await addMember(database);
  const { id: targetId } = await shopIn(database, "zeelucht");
  const suggest = async (lines: Extract<SuggestForm, { targetType: "menu" }>["changes"]["lines"]) => {
    const form = v.parse(suggestForm, { targetType: "menu", targetId, changes: { lines } });
    return (await suggestChange(database, sam, form as SuggestedChange, { now, isLimited: false })).changes;
  };
  const [mix] = await suggest([
    { rawName: "Huismix", type: "hash" },
    { productId: await productIn(database, "morning-fog"), type: "weed" },
  ]);
  const { menuEdits } = await changesWaiting(database);
  const types = menuEdits.map(({ fields }) => fields.find(({ field }) => field === "type")?.after);
  expect(types).toEqual(["hash", undefined]);
  const changeId = Number(mix?.["_id"]);
  await decideChange(database, await addAdmin(database), { changeId, approve: true, now });
  expect(await menuIn(database, "zeelucht")).toMatchObject([{ name: "Huismix", product: null }]);
  await expect(suggest([{ rawName: "Huismix", type: "hash" }])).rejects.toMatchObject({ kind: "invalid" });
});
