import { Hono } from "hono";
import * as v from "valibot";
import { asAdmin } from "#features/accounts/server/members.ts";
import { auditCallQuery, verifyAuditForm } from "#features/audit/audit-query.ts";
import { auditEntries } from "#features/audit/server/audit-entries.ts";
import { lookThroughAudit } from "#features/audit/server/look-through-audit.ts";
import type { ApiEnvironment } from "../app.ts";
import { check } from "../check.ts";
import { describeCall } from "../describe-call.ts";
import { takesJson } from "../takes-json.ts";

const ThingShape = v.object({
  type: v.string(),
  _id: v.string(),
  name: v.pipe(v.nullable(v.string()), v.description("Null for what has none, and for what is gone")),
  path: v.pipe(v.nullable(v.string()), v.description("Where an admin opens it, while it is there")),
  isGone: v.boolean(),
});

const EntryShape = v.object({
  _id: v.pipe(v.string(), v.description("Its number in the chain")),
  at: v.string(),
  role: v.pipe(
    v.string(),
    v.description("As whom: `operator` on the command line, `rule` by a rule of the site"),
  ),
  actor: v.pipe(v.nullable(ThingShape), v.description("Null for the command line and a rule")),
  action: v.string(),
  target: ThingShape,
  reason: v.nullable(v.string()),
  details: v.array(
    v.object({
      word: v.string(),
      value: v.string(),
      thing: v.pipe(v.nullable(ThingShape), v.description("What the value means, where that is a thing")),
    }),
  ),
});

const reading = describeCall({
  summary: "The log of decisions and roles",
  description: "The newest entry first, 50 on a page. Nobody can change an entry, and reading leaves none.",
  answer: "A page of entries",
  shape: v.object({ items: v.array(EntryShape), total: v.number(), page: v.number() }),
  refusals: { 400: "Something asked for is not known", 403: "The caller is no admin" },
  isForAccounts: true,
});

const verifying = describeCall({
  summary: "Looks through the whole log, whether each entry is as it was written",
  description:
    "As `audit verify` does on the command line. That the last entries were cut off only a `head` tells which was kept outside: the site mails one to its operator every night.",
  answer: "What was found, and when",
  shape: v.object({
    entryCount: v.number(),
    brokenSeq: v.pipe(v.nullable(v.number()), v.description("The first entry that is not as it was written")),
    head: v.pipe(v.nullable(v.string()), v.description("Of the last entry")),
    kept: v.pipe(
      v.nullable(v.picklist(["goesOn", "endIsMissing", "isAnother"])),
      v.description("What the given head says of the log; null without one"),
    ),
    at: v.string(),
  }),
  refusals: {
    400: "The head is none",
    403: "The caller is no admin, or was sent by a page of another site",
  },
  isPost: true,
  isKeyless: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `/api/dashboard/audit` (contract.md, "Dashboard calls"). */
export const dashboardaudit = new Hono<ApiEnvironment>()
  .get("/", reading, check("query", auditCallQuery), async (c) => {
    asAdmin(c.get("viewer"));
    const { what = null, from = null, to = null, type = null, id = null, ...query } = c.req.valid("query");
    const asked = { ...query, what, from, to, type, id };
    const { items, total, page } = await auditEntries(c.get("database"), asked, "en");
    return c.json({ items, total, page });
  })
  .post("/", takesJson, verifying, check("json", verifyAuditForm), async (c) => {
    asAdmin(c.get("viewer"));
    const { head } = c.req.valid("json");
    return c.json(await lookThroughAudit(c.get("database"), { head, now: c.get("now")() }));
  });
