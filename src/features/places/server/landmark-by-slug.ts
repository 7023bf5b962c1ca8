import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { isSlug } from "#platform/text/slug.ts";
import type { Landmark } from "../landmark.ts";

const landmarkOfSlug = statement(
  "landmark-of-slug",
  (db, p: Params<{ slug: string }>) =>
    db
      .selectFrom("landmark")
      .select(["slug", "name", "latitude", "longitude"])
      .where("slug", "=", p.slug)
      .$castTo<Landmark>(),
  { isRead: true },
);

/** The landmark of `?from=`; undefined where there is none. */
export async function findLandmark(
  database: Database,
  { slug }: { slug: string },
): Promise<Landmark | undefined> {
  return isSlug(slug) ? landmarkOfSlug.first(database, { slug }) : undefined;
}
