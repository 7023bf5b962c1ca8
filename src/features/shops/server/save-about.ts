import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { LocalizedText } from "#platform/i18n/localized-text.ts";
import type { FactSource } from "../facts.ts";

interface About {
  shopId: number;
  /** Null for none. */
  description: LocalizedText | null;
  source: FactSource;
  /** A partial date, see platform/observed-on.ts. */
  observedOn: string;
}

const saveText = statement(
  "save-shop-description",
  (_, p: Params<{ shopId: number; description: string | null }>) => sql`
    update shop set description = ${p.description}::jsonb, updated_at = now()
    where id = ${p.shopId} and description is distinct from ${p.description}::jsonb`,
);

const saveSource = statement(
  "save-about-provenance",
  (_, p: Params<{ shopId: number; source: string; observedOn: string }>) => sql`
    insert into shop_fact (shop_id, fact_group, source, observed_on, confidence)
    values (${p.shopId}, 'about', ${p.source}, ${p.observedOn}, 'high')
    on conflict (shop_id, fact_group) do update set
      source = excluded.source, observed_on = excluded.observed_on, reference = null, confidence = excluded.confidence,
      confirmation_count = 0, confirmed_at = null`,
);

const forgetSource = statement("forget-about-provenance", (db, p: Params<{ shopId: number }>) =>
  db.deleteFrom("shop_fact").where("shop_id", "=", p.shopId).where("fact_group", "=", "about"),
);

/** Writes what a shop says of itself, and who says so; for its managers, inside of the caller's transaction. */
export async function saveAbout(
  tx: Database,
  { shopId, description, source, observedOn }: About,
): Promise<void> {
  await saveText.run(tx, { shopId, description: description && JSON.stringify(description) });
  if (description === null) await forgetSource.run(tx, { shopId });
  else await saveSource.run(tx, { shopId, source, observedOn });
}
