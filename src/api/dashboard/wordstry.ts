import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { tryWords } from "#features/words/server/try-words.ts";
import { LONGEST_TRY } from "#features/words/watched-word.ts";
import { LOCALES } from "#platform/i18n/locales.ts";
import { plainTextSchema } from "#platform/text/plain-text-schema.ts";
import type { ApiEnvironment } from "../app.ts";
import { check } from "../check.ts";
import { describeCall } from "../describe-call.ts";
import { takesJson } from "../takes-json.ts";

const TriedShape = v.object({ caught: v.array(v.object({ word: v.string(), why: v.string() })) });

const trying = describeCall({
  summary: "Which watched words stand in a text",
  description: "Nothing is kept of it.",
  answer: "Those words, and what each is looked for",
  shape: TriedShape,
  refusals: { 400: "A field is not right: `param` names it", 403: "The caller is no admin" },
  isPost: true,
  isRateLimited: true,
  isForAccounts: true,
  isKeyless: true,
});

const triedText = v.strictObject({
  text: plainTextSchema({ most: LONGEST_TRY }),
  locale: v.optional(v.nullable(v.picklist(LOCALES, "Must be a language")), null),
});

/** `POST /api/dashboard/wordstry` */
export const dashboardwordstry = new Hono<ApiEnvironment>().post(
  "/",
  takesJson,
  trying,
  check("json", triedText),
  async (c) =>
    c.json({ caught: await tryWords(c.get("database"), asMember(c.get("viewer")), c.req.valid("json")) }),
);
