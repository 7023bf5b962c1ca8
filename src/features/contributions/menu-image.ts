import * as v from "valibot";
import type { PersonAnswer } from "#features/accounts/person.ts";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";
import { refusalExplanation } from "#features/dashboard/refusal-sentence.ts";
import { refusalReason } from "./refusal.ts";

/** A picture of a menu as the queue shows it (specification section 3). The picture itself: `GET /api/menuimage?imageId=`. */
export interface MenuImage {
  _id: string;
  shop: { _id: string; url: string; name: string; isSample: boolean };
  /** Cleaned: letters, digits, hyphen, underscore; 3 to 30 with the extension. */
  fileName: string;
  /** In pixels. */
  width: number;
  height: number;
  /** Null for somebody who is gone. */
  author: PersonAnswer | null;
  /** ISO 8601 in UTC. */
  sentAt: string;
}

/** The picture of one that is not public, as a `data:` address. */
export interface MenuImageContent {
  image: string;
}

/** An approved one, on the page of its shop. */
export interface ShownMenuImage {
  id: number;
  key: string;
  width: number;
  height: number;
  /** ISO 8601 in UTC. */
  sentAt: string;
  /** By somebody invented, also with a real shop. */
  isSample: boolean;
}

/** What `POST /api/menuimages` takes (specification section 7). */
export const decideMenuImageForm = v.strictObject({
  imageId: rowIdSchema,
  allow: v.boolean("Must be true or false"),
  reason: refusalReason,
  explanation: refusalExplanation,
});

export type DecideMenuImageForm = v.InferInput<typeof decideMenuImageForm>;

/** What `GET /api/menuimage` asks. */
export const menuImageQuery = v.object({ imageId: v.pipe(rowIdSchema, v.description("Its `_id`")) });

/** The other fields of the form of `POST /api/addmenuimage`; `image` is the file. */
export const addMenuImageFields = { shopId: rowIdSchema };

/** One that its menu may be read from. */
export interface MenuPhoto {
  id: string;
  /** Null for one that waits, which has no public address. */
  key: string | null;
  /** ISO 8601 in UTC. */
  sentAt: string;
}
