import { sql } from "kysely";
import { thumbnailOf } from "../account.ts";
import type { Person } from "../person.ts";

/** A row of `personColumns`. */
export interface PersonRow {
  id: number;
  url: string;
  name: string;
  defaultPicture: number;
  pictureKey: string | null;
}

/** Of `account` with `personJoins`. */
export const personColumns = sql<PersonRow>`
  account.id, account.url, account.name, account.default_picture as "defaultPicture", picture.key as "pictureKey"`;

export const personJoins = sql`
  left join media as picture on picture.id = account.picture_id and picture.state = 'shown'`;

export function personOf(row: PersonRow): Person {
  const { id, url, name } = row;
  return { id, url, name, thumbnail: thumbnailOf(row) };
}
