import { Hono } from "hono";
import * as v from "valibot";
import { asAdmin } from "#features/accounts/server/members.ts";
import {
  addRedirectForm,
  REDIRECT_KINDS,
  redirectsQuery,
  removeRedirectForm,
} from "#features/seo/redirect.ts";
import { addRedirectByHand, removeRedirect } from "#features/seo/server/edit-redirect.ts";
import { redirectsIn } from "#features/seo/server/redirects-in.ts";
import type { ApiEnvironment } from "../app.ts";
import { check } from "../check.ts";
import { describeCall } from "../describe-call.ts";
import { takesJson } from "../takes-json.ts";

const RedirectShape = v.object({
  _id: v.string(),
  rev: v.string(),
  from: v.string(),
  to: v.string(),
  kind: v.pipe(
    v.picklist(REDIRECT_KINDS),
    v.description(
      "`added` by an admin, `merged` with what became part of another, `moved` with a new name or type",
    ),
  ),
  since: v.string(),
});

const listing = describeCall({
  summary: "Old addresses and the pages that they lead to",
  description: "The latest first, 50 on a page.",
  answer: "A page of redirects",
  shape: v.object({ items: v.array(RedirectShape), total: v.number(), page: v.number() }),
  refusals: { 400: "Something asked for is not known", 403: "The caller is no admin" },
  isForAccounts: true,
});

const adding = describeCall({
  summary: "Makes an old address lead to a page",
  description:
    "What led to the old address leads to the page as well. It counts in every language; a second call is refused.",
  answer: "The redirect, with its `_id` and `rev`",
  shape: RedirectShape,
  refusals: {
    400: "A path is none of this site, or one that the site itself needs",
    403: "The caller is no admin, or was sent by a page of another site",
    409: "There is a page at the old address, it leads somewhere already, or the new one leads on",
  },
  isPost: true,
  isKeyless: true,
  isRateLimited: true,
  isForAccounts: true,
});

const removing = describeCall({
  summary: "Removes a redirect",
  answer: "It is removed",
  shape: v.object({}),
  refusals: {
    400: "A field is not right",
    403: "The caller is no admin, or was sent by a page of another site",
    404: "There is no such redirect",
    409: "It leads elsewhere since `rev` (`current` is how it stands)",
  },
  isPost: true,
  isKeyless: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `/api/dashboard/redirects` (contract.md, "Dashboard calls"). */
export const dashboardredirects = new Hono<ApiEnvironment>()
  .get("/", listing, check("query", redirectsQuery), async (c) => {
    asAdmin(c.get("viewer"));
    const { items, total, page } = await redirectsIn(c.get("database"), c.req.valid("query"));
    return c.json({ items, total, page });
  })
  .post("/", takesJson, adding, check("json", addRedirectForm), async (c) => {
    const [admin, redirect] = [asAdmin(c.get("viewer")), c.req.valid("json")];
    return c.json(await c.get("database").transaction((tx) => addRedirectByHand(tx, admin, redirect)));
  })
  .delete("/", takesJson, removing, check("json", removeRedirectForm), async (c) => {
    const admin = asAdmin(c.get("viewer"));
    const { _id: id, rev } = c.req.valid("json");
    await c.get("database").transaction((tx) => removeRedirect(tx, admin, { id, rev }));
    return c.json({});
  });
