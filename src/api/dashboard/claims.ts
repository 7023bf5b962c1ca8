import { Hono } from "hono";
import * as v from "valibot";
import { asAdmin } from "#features/accounts/server/members.ts";
import { SPOKEN_FOR } from "#features/accounts/spoken-for.ts";
import { BRAND_SOURCES } from "#features/brands/brand.ts";
import { CLAIM_PROOFS, claimsQuery, decideClaimForm } from "#features/claims/claim.ts";
import { claimsWaiting } from "#features/claims/server/claims-in.ts";
import { decideClaim } from "#features/claims/server/decide-claim.ts";
import { documentOfClaim } from "#features/claims/server/document-of-claim.ts";
import { FACT_SOURCES } from "#features/shops/facts.ts";
import type { ApiEnvironment } from "../app.ts";
import { check } from "../check.ts";
import { describeCall } from "../describe-call.ts";
import { PersonShape } from "../person-schema.ts";
import { documentAnswer } from "../takes-document.ts";
import { takesJson } from "../takes-json.ts";

/** Of a shop or of a brand; some are of both. */
const SOURCES = [...new Set([...FACT_SOURCES, ...BRAND_SOURCES])];

const ClaimShape = v.object({
  _id: v.string(),
  rev: v.string(),
  item: v.object({ type: v.picklist(SPOKEN_FOR), _id: v.string(), url: v.string(), name: v.string() }),
  claimant: PersonShape,
  memberSince: v.string(),
  state: v.picklist(["asked", "proven"]),
  proof: v.picklist(CLAIM_PROOFS),
  proofBy: v.pipe(v.nullable(v.string()), v.description("Where the code went; null of a document")),
  source: v.nullable(v.picklist(SOURCES)),
  observedOn: v.nullable(v.string()),
  askedAt: v.string(),
  isDispute: v.pipe(v.boolean(), v.description("Somebody else speaks for it")),
});

const waiting = describeCall({
  summary: "The claims that wait for an admin",
  description:
    "The oldest first, with where the address or telephone was known from: proven ones, and those that wait for a call. With `document` what was sent with one of them, as a file to be saved: nobody has looked into it, and the log says who asked for it.",
  answer: "All of them: there is one page",
  shape: v.object({ items: v.array(ClaimShape), total: v.number(), page: v.number() }),
  refusals: {
    400: "The id is not right",
    403: "The caller is no admin",
    404: "The claim has no document, or has it no more",
  },
  isForAccounts: true,
});

const deciding = describeCall({
  summary: "Says yes or no to a claim, or draws the code to read out",
  description:
    "`call` answers `code`, six digits to read out over the public telephone of the shop or brand; they are kept nowhere, and asking again draws others. With `approved` the claimant speaks for it at once. Whoever claimed hears of the decision, with its `reason`.",
  answer: "It is decided, or the code",
  shape: v.object({ _id: v.string(), code: v.optional(v.string()) }),
  refusals: {
    400: "A field is not right, or there is a reason to refuse what is taken",
    403: "The caller is no admin, it is their own or of what they speak for, or it was sent by a page of another site",
    404: "There is no such claim",
    409: "Somebody decided it before, whom `values.name` names; it is not proven; or it changed since `rev`",
  },
  isPost: true,
  isKeyless: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `GET` and `PATCH /api/dashboard/claims` (contract.md, "Dashboard calls"). */
export const dashboardclaims = new Hono<ApiEnvironment>()
  .get("/", waiting, check("query", claimsQuery), async (c) => {
    const [database, admin] = [c.get("database"), asAdmin(c.get("viewer"))];
    const { document: id } = c.req.valid("query");
    if (id !== undefined) {
      const { document, kind } = await database.transaction((tx) => documentOfClaim(tx, admin, { id }));
      return documentAnswer(c, document, `claim-${id}.${kind}`);
    }
    const items = await claimsWaiting(database);
    return c.json({ items, total: items.length, page: 1 });
  })
  .patch("/", takesJson, deciding, check("json", decideClaimForm), async (c) => {
    const admin = asAdmin(c.get("viewer"));
    const { _id: id, rev, changes } = c.req.valid("json");
    const now = c.get("now")();
    const decided = await c
      .get("database")
      .transaction((tx) => decideClaim(tx, admin, { id, rev, changes, now }));
    return c.json({ _id: String(id), ...decided });
  });
