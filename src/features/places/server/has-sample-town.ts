import type { Database } from "#platform/database/database.ts";
import { DEFAULT_LOCALE } from "#platform/i18n/locales.ts";
import { SAMPLE_TOWN } from "../sample-town.ts";
import { citiesBySlug } from "./city-by-slug.ts";

/** Whether the invented town is there: without demo data nothing may lead to it. */
export async function hasSampleTown(database: Database): Promise<boolean> {
  return (await citiesBySlug(database, DEFAULT_LOCALE)).has(SAMPLE_TOWN.slug);
}
