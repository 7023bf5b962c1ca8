import * as v from "valibot";
import type { Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { type SuggestedProductChange, suggestForm } from "../change-forms.ts";
import type { ProductChangesForm } from "../product-changes.ts";
import { addAdmin, productIn } from "./contributors.test-support.ts";
import { decideChange } from "./decide-change.ts";
import { suggestProductChange } from "./suggest-product-change.ts";

interface Told {
  slug: string;
  changes: ProductChangesForm;
  /** What is written beside it. */
  text?: string;
  isLimited?: boolean;
}

/** Somebody says something of a product of the small catalogue, now. */
export async function tellOfProduct(
  database: Database,
  member: Member,
  { slug, changes, text, isLimited = false }: Told,
): Promise<{ _id: string; state: string }[]> {
  const targetId = await productIn(database, slug);
  const told = { targetType: "product", targetId, changes, text };
  const form = v.parse(suggestForm, told) as SuggestedProductChange;
  const answer = await suggestProductChange(database, member, form, { now: new Date(), isLimited });
  return answer.changes;
}

/** An admin takes them, unless told otherwise. */
export async function decideChanges(
  database: Database,
  changes: readonly { _id: string }[],
  more: Partial<Parameters<typeof decideChange>[2]> = {},
): Promise<void> {
  const admin = await addAdmin(database);
  for (const { _id } of changes)
    await decideChange(database, admin, { changeId: Number(_id), approve: true, now: new Date(), ...more });
}
