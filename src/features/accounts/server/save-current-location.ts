import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { sql } from "kysely";
import type { Place } from "../current-location.ts";
import type { Member } from "./members.ts";

const updatePlace = statement(
  "update-place-of-session",
  (_, p: Params<{ [Key in keyof Place]: Place[Key] | null } & { sessionId: number }>) => sql`
    update session set latitude = ${p.latitude}, longitude = ${p.longitude}, accuracy_metres = ${p.accuracy}
    where id = ${p.sessionId}`,
);

const NOWHERE = { latitude: null, longitude: null, accuracy: null };

/** Keeps where somebody is with their session, and goes with it; null forgets it. */
export async function saveCurrentLocation(
  database: Database,
  { sessionId }: Member,
  place: Place | null,
): Promise<void> {
  await updatePlace.run(database, { sessionId, ...(place ?? NOWHERE) });
}
