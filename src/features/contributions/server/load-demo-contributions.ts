import { sql } from "kysely";
import * as v from "valibot";
import { DEMO_CONTRIBUTIONS, DEMO_MISSING_SHOP, DEMO_PRODUCT_CONTRIBUTIONS } from "#db/demo/contributions.ts";
import { memberCalled } from "#features/accounts/server/member-called.ts";
import { type Admin, asAdmin } from "#features/accounts/server/members.ts";
import { holdSampleTown } from "#features/places/server/settle-sample-town.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import {
  type MissingShop,
  type SuggestedChange,
  type SuggestedProductChange,
  suggestForm,
} from "../change-forms.ts";
import { decideChange } from "./decide-change.ts";
import { suggestChange } from "./suggest-change.ts";
import { suggestProductChange } from "./suggest-product-change.ts";
import { suggestShop } from "./suggest-shop.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const areThere = statement(
  "are-demo-contributions-there",
  () => sql<{ areThere: boolean }>`
    select exists (select from user_change join shop on shop.id = shop_id and shop.is_sample) as "areThere"`,
);

const shopOf = statement(
  "shop-of-demo-contribution",
  (_, p: Params<{ key: string }>) => sql<{ id: number }>`
    select id from shop where is_sample and source_key = 'sample-' || ${p.key}`,
);

const productOf = statement("product-of-demo-contribution", (db, p: Params<{ slug: string }>) =>
  db.selectFrom("product").select("id").where("slug", "=", p.slug).where("is_sample", "=", true),
);

/** Lets the people of db/demo contribute to its shops and products; nothing where somebody has contributed there already. */
export async function loadDemoContributions(
  database: Database,
  { now = new Date() }: { now?: Date } = {},
): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await holdSampleTown(tx)) || (await areThere.first(tx))?.areThere) return;
    const ada = await memberCalled(tx, "ada", { admin: true });
    const { persona: finder, hoursAgo, ...missing } = DEMO_MISSING_SHOP;
    const teller = await memberCalled(tx, finder, {});
    for (const { persona: name, shop: key, changes, text = "", decision, daysAgo } of DEMO_CONTRIBUTIONS) {
      const shop = await shopOf.first(tx, { key });
      const author = shop && (await memberCalled(tx, name, { shopAdmin: name === "shop" ? [shop.id] : [] }));
      if (!author || !ada) continue;
      const at = new Date(now.getTime() - daysAgo * DAY_MS);
      const targetType = "lines" in changes ? "menu" : "shop";
      const form = v.parse(suggestForm, { targetType, targetId: shop.id, changes, text }) as SuggestedChange;
      const suggested = await suggestChange(tx, author, form, { now: at, isLimited: false });
      for (const { _id: id } of decision === null ? [] : suggested.changes)
        await decideChange(tx, asAdmin(ada), {
          changeId: Number(id),
          approve: decision === "approved",
          now: at,
        });
    }
    if (ada) await sayOfProducts(tx, asAdmin(ada), now);
    if (!teller) return;
    const form = v.parse(suggestForm, { targetType: "shop", ...missing }) as MissingShop;
    await suggestShop(tx, teller, form, {
      now: new Date(now.getTime() - hoursAgo * HOUR_MS),
      isLimited: false,
    });
  });
}

async function sayOfProducts(tx: Database, ada: Admin, now: Date): Promise<void> {
  for (const {
    persona,
    product: slug,
    changes,
    text = "",
    decision,
    daysAgo,
  } of DEMO_PRODUCT_CONTRIBUTIONS) {
    const product = await productOf.first(tx, { slug });
    const author = product && (await memberCalled(tx, persona, {}));
    if (!author) continue;
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    const told = { targetType: "product", targetId: product.id, changes, text };
    const form = v.parse(suggestForm, told) as SuggestedProductChange;
    const suggested = await suggestProductChange(tx, author, form, { now: at, isLimited: false });
    for (const { _id: id } of decision === null ? [] : suggested.changes)
      await decideChange(tx, ada, { changeId: Number(id), approve: decision === "approved", now: at });
  }
}
