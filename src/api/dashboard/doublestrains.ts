import { Hono } from "hono";
import * as v from "valibot";
import { asAdmin } from "#features/accounts/server/members.ts";
import {
  COUNT_NAMES,
  decideDoubleForm,
  DOUBLE_KINDS,
  DOUBLE_REASONS,
  doublesQuery,
  sayDoubleForm,
  undoMergeForm,
} from "#features/doubles/double.ts";
import { decideDouble, sayDouble, takeMergeBack } from "#features/doubles/server/decide-double.ts";
import { doublesIn } from "#features/doubles/server/doubles-in.ts";
import { mergesIn } from "#features/doubles/server/merges-in.ts";
import { answered } from "../answered.ts";
import type { ApiEnvironment } from "../app.ts";
import { check } from "../check.ts";
import { describeCall } from "../describe-call.ts";
import { idempotent } from "../idempotent.ts";
import { takesJson } from "../takes-json.ts";

const CountsShape = v.partial(v.object(v.entriesFromList(COUNT_NAMES, v.number())));

const ItemShape = v.object({
  _id: v.string(),
  name: v.string(),
  url: v.pipe(v.nullable(v.string()), v.description("Path of its page; null while it has none")),
  isSample: v.boolean(),
  source: v.string(),
  observedOn: v.string(),
  aliases: v.array(v.string()),
  breeder: v.nullable(v.string()),
  speakers: v.pipe(v.array(v.string()), v.description("Who speaks for a brand or a shop")),
  facts: v.record(v.string(), v.unknown()),
  counts: v.pipe(CountsShape, v.description("What stands with it")),
  goes: v.pipe(
    v.object({
      moves: CountsShape,
      aside: v.pipe(
        CountsShape,
        v.description(
          "Of these the same shop or person has one with each; they stay with the one that goes, unseen",
        ),
      ),
      addresses: v.pipe(v.array(v.string()), v.description("Paths that lead to the winner from there on")),
    }),
    v.description("What a merge does with what stands with it, where it is the one that goes"),
  ),
});

const PairShape = v.object({
  _id: v.string(),
  rev: v.string(),
  kind: v.picklist(DOUBLE_KINDS),
  reasons: v.array(v.picklist(DOUBLE_REASONS)),
  likeness: v.pipe(v.number(), v.description("Of the names, in hundredths")),
  one: ItemShape,
  other: ItemShape,
});

const MergeShape = v.object({
  _id: v.string(),
  rev: v.string(),
  kind: v.picklist(DOUBLE_KINDS),
  winner: v.object({ _id: v.string(), name: v.string(), url: v.nullable(v.string()) }),
  loser: v.object({ _id: v.string(), name: v.string() }),
  pairId: v.nullable(v.string()),
  mergedAt: v.string(),
  undoUntil: v.string(),
  by: v.nullable(v.string()),
  moved: v.pipe(CountsShape, v.description("What went along")),
  addresses: v.pipe(v.array(v.string()), v.description("Paths that lead to the winner since")),
  since: v.pipe(CountsShape, v.description("What came since: it stays with the winner")),
});

const listing = describeCall({
  summary: "Pairs of strains, products, brands or shops that may be one, and what was merged",
  description:
    "Those written most alike first, found every night. With `list=merged` the merges of the last thirty days, the last first: in this order they are undone.",
  answer: "A page of 20 pairs, or all merges",
  shape: v.object({
    items: v.union([v.array(PairShape), v.array(MergeShape)]),
    total: v.number(),
    page: v.number(),
  }),
  refusals: { 400: "Something asked for is not known", 403: "The caller is no admin" },
  isForAccounts: true,
});

const saying = describeCall({
  summary: "Holds two for one that no task has found",
  answer: "The pair, with its `_id` and `rev`",
  shape: PairShape,
  refusals: {
    400: "A field is not right",
    403: "The caller is no admin, or was sent by a page of another site",
    404: "One of the two is not there",
    409: "They cannot be one, or a call with this `Idempotency-Key` is still at work",
    422: "The `Idempotency-Key` was used for something else",
  },
  isPost: true,
  isRateLimited: true,
  isForAccounts: true,
});

const deciding = describeCall({
  summary: "Merges a pair, or says that they are not the same",
  description:
    "`merge` names the `winner`, and the fields it takes from the other (`taken`): what refers to the other refers to the winner, and its address leads there. With `people` whoever speaks for the other brand or shop speaks for the winner too. It can be undone for thirty days. `notSame` is remembered: the pair is never found again.",
  answer: "It is decided; of a merge with its `merge`",
  shape: v.object({ _id: v.string(), merge: v.optional(v.string()) }),
  refusals: {
    400: "A field is not right",
    403: "The caller is no admin, or was sent by a page of another site",
    404: "There is no such pair",
    409: "Somebody decided it before, the two cannot be one, or one of them changed since `rev` (`current` is the pair as it stands)",
  },
  isPost: true,
  isKeyless: true,
  isRateLimited: true,
  isForAccounts: true,
});

const undoing = describeCall({
  summary: "Undoes a merge of the last thirty days",
  description: "What came since stays with the winner.",
  answer: "It is undone",
  shape: v.object({}),
  refusals: {
    400: "A field is not right",
    403: "The caller is no admin, or was sent by a page of another site",
    404: "There is no such merge, or it is too long ago",
    409: "A later merge has to be undone first, or something came since `rev`",
  },
  isPost: true,
  isKeyless: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `/api/dashboard/doublestrains` (contract.md, "Dashboard calls"). */
export const dashboarddoublestrains = new Hono<ApiEnvironment>()
  .get("/", listing, check("query", doublesQuery), async (c) => {
    const database = c.get("database");
    asAdmin(c.get("viewer"));
    const { kind, list, page } = c.req.valid("query");
    if (list === "open") return c.json(await doublesIn(database, { kind, page }));
    const items = await mergesIn(database, { kind, now: c.get("now")() });
    return c.json({ items, total: items.length, page: 1 });
  })
  .post(
    "/",
    takesJson,
    idempotent("dashboarddoublestrains"),
    saying,
    check("json", sayDoubleForm),
    async (c) => {
      const [admin, said] = [asAdmin(c.get("viewer")), c.req.valid("json")];
      return c.json(await answered(c, (tx) => sayDouble(tx, admin, said)));
    },
  )
  .patch("/", takesJson, deciding, check("json", decideDoubleForm), async (c) => {
    const [admin, now] = [asAdmin(c.get("viewer")), c.get("now")()];
    const { _id: id, rev, changes } = c.req.valid("json");
    const { mergeId } = await c
      .get("database")
      .transaction((tx) => decideDouble(tx, admin, { id, rev, changes, now }));
    return c.json({ _id: String(id), ...(mergeId !== undefined && { merge: String(mergeId) }) });
  })
  .delete("/", takesJson, undoing, check("json", undoMergeForm), async (c) => {
    const [admin, now] = [asAdmin(c.get("viewer")), c.get("now")()];
    const { _id: id, rev } = c.req.valid("json");
    await c.get("database").transaction((tx) => takeMergeBack(tx, admin, { id, rev, now }));
    return c.json({});
  });
