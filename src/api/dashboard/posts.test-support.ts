import { expect } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { callerOf } from "./callers.test-support.ts";

export interface PostAnswer {
  _id: string;
  rev: string;
  state: string;
  slug: string;
  title: Record<string, string>;
  [field: string]: unknown;
}

/** An admin, who calls `/api/dashboard/discover`. */
export const postsAdmin = (database: Database) => callerOf(database, "discover", { role: "admin" });

type Caller = Awaited<ReturnType<typeof postsAdmin>>;

export const WRITTEN = {
  kind: "article",
  author: "editorial",
  isSponsored: false,
  title: { nl: "Een avond in Utrecht", en: "An evening in Utrecht", source: "nl" },
  lead: { nl: "Kort", en: "Short", source: "nl" },
  body: { nl: "Lang", en: "Long", source: "nl" },
};

export async function added(call: Caller, change: object = {}): Promise<PostAnswer> {
  const { status, body } = await call("POST", "", { ...WRITTEN, ...change });
  expect([status, body]).toEqual([200, expect.objectContaining({ state: "draft" })]);
  return body as PostAnswer;
}

export const idOf = ({ _id: id }: PostAnswer) => id;

export const patch = (call: Caller, { _id: id, rev }: PostAnswer, changes: object) =>
  call("PATCH", "", { _id: id, rev, changes });

export async function moved(call: Caller, post: PostAnswer, changes: object): Promise<PostAnswer> {
  const { status, body } = await patch(call, post, changes);
  expect([status, body]).toEqual([200, expect.anything()]);
  return body as PostAnswer;
}

export const errorsOf = ({ status, body }: { status: number; body: never }) => [
  status,
  (body as { errors: { msg: string; param: string }[] }).errors.map(({ msg, param }) => `${param}: ${msg}`),
];
