import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { forgetSpellings, joinSpellings } from "#features/products/server/join-spellings.ts";
import { saidSpellings } from "#features/products/server/said-spellings.ts";
import { waitingSpellings } from "#features/products/server/waiting-spellings.ts";
import { forgetSpellingsForm, joinSpellingsForm } from "#features/products/spelling.ts";
import { pageSchema } from "#platform/page-schema.ts";
import type { ApiEnvironment } from "../app.ts";
import { check } from "../check.ts";
import { describeCall } from "../describe-call.ts";
import { takesJson } from "../takes-json.ts";

const WaitingShape = v.object({
  spelling: v.string(),
  name: v.string(),
  shopCount: v.number(),
  isSample: v.boolean(),
  guesses: v.array(v.object({ _id: v.string(), name: v.string(), likeness: v.number() })),
});

const SaidShape = v.object({
  spelling: v.string(),
  name: v.string(),
  isSample: v.boolean(),
  product: v.pipe(
    v.nullable(v.object({ _id: v.string(), name: v.string() })),
    v.description("`null` for what is no product"),
  ),
  by: v.pipe(v.nullable(v.string()), v.description("`null` for somebody who is gone")),
  saidAt: v.string(),
  lineCount: v.number(),
  twice: v.pipe(
    v.array(v.object({ slug: v.string(), name: v.string() })),
    v.description("Shops where the line stays as it is written, because their menu has the product already"),
  ),
});

const SpellingsShape = v.pipe(
  v.object({
    items: v.union([v.array(WaitingShape), v.array(SaidShape)]),
    total: v.number(),
    page: v.number(),
  }),
  v.metadata({ ref: "Spellings" }),
);

const REFUSALS = {
  400: "A field is not right: `param` names it",
  403: "The caller is no moderator",
};

const CHANGE = { isPost: true, isRateLimited: true, isForAccounts: true, isKeyless: true };

const listing = describeCall({
  summary: "The names on menus that no product carries, with what they may be",
  description: "With `list=said` those of which somebody has said what they are, the last first.",
  answer: "A page of 50, those of most shops first; `likeness` is from 0 to 1",
  shape: SpellingsShape,
  refusals: REFUSALS,
  isForAccounts: true,
});

const joining = describeCall({
  summary: "Joins names on menus to a product, or says that they are none",
  description:
    "The lines of all menus that wait under these names carry it at once, those of later imports by themselves.",
  answer: "How many lines were joined",
  shape: v.object({ joinedCount: v.number() }),
  refusals: { ...REFUSALS, 409: "Somebody has said meanwhile what one of them is" },
  ...CHANGE,
});

const forgetting = describeCall({
  summary: "Takes back what was said of names on menus: their lines wait again",
  answer: "It is done",
  shape: v.object({}),
  refusals: REFUSALS,
  ...CHANGE,
});

/** `GET`, `PATCH` and `DELETE /api/dashboard/spellings`: the lines of menus that wait for a product. */
export const dashboardspellings = new Hono<ApiEnvironment>()
  .get(
    "/",
    listing,
    check(
      "query",
      v.object({
        list: v.optional(
          v.pipe(
            v.picklist(["waiting", "said"], "Must be waiting or said"),
            v.description("Those that wait, or those of which somebody has said what they are"),
          ),
          "waiting",
        ),
        q: v.optional(
          v.pipe(
            v.string(),
            v.maxLength(100, "Must have at most 100 characters"),
            v.description("A part of the name; of those that wait"),
          ),
          "",
        ),
        page: pageSchema,
      }),
    ),
    async (c) => {
      const { list, q, page } = c.req.valid("query");
      const [database, member] = [c.get("database"), asMember(c.get("viewer"))];
      if (list === "said") {
        const { items, total, page: shown } = await saidSpellings(database, member, { page });
        return c.json({ items, total, page: shown });
      }
      const asked = { q: q.replace(/\p{Cc}/gu, ""), page };
      const { items, total } = await waitingSpellings(database, member, asked);
      return c.json({ items, total, page });
    },
  )
  .patch("/", takesJson, joining, check("json", joinSpellingsForm), async (c) => {
    const [member, given] = [asMember(c.get("viewer")), c.req.valid("json")];
    return c.json(await c.get("database").transaction((tx) => joinSpellings(tx, member, given)));
  })
  .delete("/", takesJson, forgetting, check("json", forgetSpellingsForm), async (c) => {
    const [member, given] = [asMember(c.get("viewer")), c.req.valid("json")];
    await c.get("database").transaction((tx) => forgetSpellings(tx, member, given));
    return c.json({});
  });
