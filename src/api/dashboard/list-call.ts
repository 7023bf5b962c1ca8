import { Hono } from "hono";
import * as v from "valibot";
import { asMember, type Member } from "#features/accounts/server/members.ts";
import { type EditedItem, type Fields, itemAnswer } from "#features/dashboard/field.ts";
import { changesSchema, newItemSchema } from "#features/dashboard/item-schemas.ts";
import {
  LIST_PAGE,
  listCallQuery,
  type ListQuery,
  type ListSpec,
  readListQuery,
} from "#features/dashboard/list-query.ts";
import { listCsv } from "#features/dashboard/server/list-csv.ts";
import type { Database } from "#platform/database/database.ts";
import { fieldErrorsOf, kindOf, NotFound } from "#platform/errors/errors.ts";
import { langSchema } from "#platform/i18n/lang-schema.ts";
import { loadMessages } from "#platform/i18n/load-messages.ts";
import type { MessageArea } from "#platform/i18n/message-areas.ts";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";
import { answered } from "../answered.ts";
import type { ApiEnvironment } from "../app.ts";
import { check } from "../check.ts";
import { describeCall } from "../describe-call.ts";
import { idempotent } from "../idempotent.ts";
import { languageOf } from "../language-of.ts";
import { takesJson } from "../takes-json.ts";

/** One list of the dashboard with its editor: what differs from the others. */
export interface EditedList<Described extends Fields, Given, Changes extends object> {
  /** Such as `deals`; the call is `/api/dashboard/deals`. */
  list: string;
  /** The plural, in sentences: "the deals". */
  things: string;
  spec: ListSpec;
  fields: Described;
  /** What is saved besides fields, such as a step of the state. */
  besides: v.ObjectEntries;
  /** The texts that the labels of its fields are in. */
  areas: readonly MessageArea[];
  page(
    database: Database,
    member: Member,
    query: ListQuery & { size?: number },
  ): Promise<{ items: EditedItem<object>[]; total: number; page: number }>;
  item(database: Database, member: Member, asked: { id: number }): Promise<EditedItem<object> | undefined>;
  /** What a new one is made of, where that is not its fields. */
  newItem?: v.GenericSchema<unknown, Given>;
  /** Absent where new ones come another way. */
  add?(tx: Database, member: Member, given: Given, context: { now: Date }): Promise<EditedItem<object>>;
  save(
    tx: Database,
    member: Member,
    saved: { id: number; rev: string; changes: Changes },
    context: { now: Date },
  ): Promise<EditedItem<object>>;
  /** Absent where they stay. */
  remove?(
    tx: Database,
    member: Member,
    removed: { id: number; rev: string },
    context: { now: Date },
  ): Promise<void>;
}

/** A list of more is no list that somebody reads, and a file of more is made on the command line. */
const MOST_IN_FILE = 20_000;

const ItemShape = v.looseObject({ _id: v.string(), rev: v.string() });
const PageShape = v.object({ items: v.array(ItemShape), total: v.number(), page: v.number() });

const REFUSALS = {
  400: "A field is not right: `param` names it",
  403: "The caller has none of the roles for this list, or not for this step",
  404: "There is none, or it is somebody else's",
};

/** `GET`, `POST`, `PATCH` and `DELETE /api/dashboard/{list}` (contract.md, "Dashboard calls"). */
export function listCall<Described extends Fields, Given, Changes extends object>(
  edited: EditedList<Described, Given, Changes>,
): Hono<ApiEnvironment> {
  const { list, things, spec, fields, areas, add, remove } = edited;
  const changes = v.strictObject({
    ...(changesSchema(fields) as unknown as v.StrictObjectSchema<v.ObjectEntries, undefined>).entries,
    ...edited.besides,
  }) as unknown as v.GenericSchema<unknown, Changes>;
  const saved = v.strictObject({ _id: rowIdSchema, rev: v.string("Must be given"), changes });
  // No union, which would not name the field that is wrong.
  const oneOrSeveral = v.pipe(
    v.strictObject({
      ...v.partial(saved).entries,
      items: v.optional(v.pipe(v.array(saved), v.maxLength(LIST_PAGE, `Must be at most ${LIST_PAGE}`))),
    }),
    v.forward(
      v.check((given) => isWhole(given, "_id"), "Must be given"),
      ["_id"],
    ),
    v.forward(
      v.check((given) => isWhole(given, "rev"), "Must be given"),
      ["rev"],
    ),
    v.forward(
      v.check((given) => isWhole(given, "changes"), "Must be given"),
      ["changes"],
    ),
  );
  const query = v.object({
    ...listCallQuery(spec).entries,
    lang: langSchema,
    id: v.optional(v.pipe(rowIdSchema, v.description("Only this one, with every field"))),
    format: v.optional(
      v.pipe(v.picklist(["csv"], "Must be csv"), v.description("The whole list as a file for spreadsheets")),
    ),
  });

  const describe = (call: Omit<Parameters<typeof describeCall>[0], "isForAccounts">) =>
    describeCall({ ...call, isForAccounts: true, isRateLimited: call.isPost === true });

  const call = new Hono<ApiEnvironment>()
    .get(
      "/",
      describe({
        summary: `The ${things} that the caller may edit`,
        description: "With `id` one of them, with `format=csv` all that match as a file.",
        answer: "A page of 50, or the one",
        shape: v.union([PageShape, ItemShape]),
        refusals: REFUSALS,
      }),
      check("query", query),
      async (c) => {
        const [database, member] = [c.get("database"), asMember(c.get("viewer"))];
        const { id, format } = c.req.valid("query") as { id?: number; format?: "csv" };
        if (id !== undefined) {
          const item = await edited.item(database, member, { id });
          if (!item) throw new NotFound("id");
          return c.json(itemAnswer(item));
        }
        const asked = readListQuery(spec, new URL(c.req.url).searchParams);
        if (format === "csv") {
          const { items } = await edited.page(database, member, { ...asked, page: 1, size: MOST_IN_FILE });
          const i18n = await loadMessages(languageOf(c), ["dashboard", ...areas]);
          c.header("content-type", "text/csv; charset=utf-8");
          c.header("content-disposition", `attachment; filename="${list}.csv"`);
          return c.body(listCsv(fields, items, i18n));
        }
        const { items, total, page } = await edited.page(database, member, asked);
        return c.json({ items: items.map(itemAnswer), total, page });
      },
    )
    .patch(
      "/",
      takesJson,
      describe({
        summary: `Saves one of the ${things}, or several`,
        description:
          "`changes` has the fields that change. With `items` each is answered by itself, with its `rev` or its `errors`. One that was changed since `rev` is refused with 409 and `current`, the thing as it stands.",
        answer: "It as it stands now, or the answers to each",
        shape: v.union([ItemShape, v.object({ items: v.array(v.looseObject({ _id: v.string() })) })]),
        refusals: {
          ...REFUSALS,
          409: "It was changed in between, or can't be moved so",
          422: "It is against the law or the rules of the site",
        },
        isPost: true,
        isKeyless: true,
      }),
      check("json", oneOrSeveral),
      async (c) => {
        const [database, member, now] = [c.get("database"), asMember(c.get("viewer")), c.get("now")()];
        const given = c.req.valid("json");
        const save = ({ _id: id, rev, changes: changed }: v.InferOutput<typeof saved>) =>
          database.transaction((tx) => edited.save(tx, member, { id, rev, changes: changed }, { now }));
        if (!given.items) return c.json(itemAnswer(await save(given as v.InferOutput<typeof saved>)));
        const items: object[] = [];
        for (const one of given.items) {
          const { _id: id } = one;
          items.push(await save(one).then(({ rev }) => ({ _id: String(id), rev }), refusedItem(id)));
        }
        return c.json({ items });
      },
    );
  if (add)
    call.post(
      "/",
      takesJson,
      idempotent(`dashboard${list}`),
      describe({
        summary: `Adds one of the ${things}`,
        answer: "It, with its `_id` and `rev`",
        shape: ItemShape,
        refusals: {
          ...REFUSALS,
          409: "There are as many as there may be, or a call with this `Idempotency-Key` is still at work",
          422: "It is against the law or the rules of the site",
        },
        isPost: true,
      }),
      check("json", edited.newItem ?? newItemSchema(fields)),
      async (c) => {
        const member = asMember(c.get("viewer"));
        const given = c.req.valid("json" as never) as Given;
        return c.json(
          await answered(c, async (tx) => itemAnswer(await add(tx, member, given, { now: c.get("now")() }))),
        );
      },
    );
  if (remove)
    call.delete(
      "/",
      takesJson,
      describe({
        summary: `Removes one of the ${things}`,
        answer: "It is gone",
        shape: v.object({}),
        refusals: { ...REFUSALS, 409: "It was changed in between, or has to stay" },
        isPost: true,
        isKeyless: true,
      }),
      check("json", v.strictObject({ _id: rowIdSchema, rev: v.string("Must be given") })),
      async (c) => {
        const [member, now] = [asMember(c.get("viewer")), c.get("now")()];
        const { _id: id, rev } = c.req.valid("json");
        await c.get("database").transaction((tx) => remove(tx, member, { id, rev }, { now }));
        return c.json({});
      },
    );
  return call;
}

/** Of several each says it for itself. */
function isWhole(given: { items?: unknown }, name: "_id" | "rev" | "changes"): boolean {
  return given.items !== undefined || (given as Record<string, unknown>)[name] !== undefined;
}

/** What was refused of one of several; what nobody expected is thrown, and all are answered with it. */
const refusedItem = (id: number) => (error: unknown) => {
  if (kindOf(error) === undefined || kindOf(error) === "unavailable") throw error;
  return { _id: String(id), errors: fieldErrorsOf(error) };
};
