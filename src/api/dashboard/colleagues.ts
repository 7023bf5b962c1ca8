import { Hono } from "hono";
import * as v from "valibot";
import { asMember, freshlySignedIn } from "#features/accounts/server/members.ts";
import {
  decideInvitationForm,
  endColleagueForm,
  INVITATION_DAYS,
  inviteForm,
  MOST_INVITATIONS_A_DAY,
} from "#features/claims/colleague.ts";
import { colleaguesOf } from "#features/claims/server/colleagues-of.ts";
import { endColleague } from "#features/claims/server/end-colleague.ts";
import {
  inviteColleague,
  sendInvitationAgain,
  withdrawInvitation,
} from "#features/claims/server/invite-colleague.ts";
import { NotFound } from "#platform/errors/errors.ts";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";
import { answered } from "../answered.ts";
import type { ApiEnvironment } from "../app.ts";
import { check } from "../check.ts";
import { describeCall } from "../describe-call.ts";
import { idempotent } from "../idempotent.ts";
import { PersonShape } from "../person-schema.ts";
import { takesJson } from "../takes-json.ts";

const ColleaguesShape = v.pipe(
  v.object({
    shop: v.string(),
    people: v.array(v.object({ person: PersonShape, since: v.string(), invitedBy: v.nullable(PersonShape) })),
    invitations: v.array(
      v.object({
        _id: v.string(),
        email: v.pipe(
          v.string(),
          v.description("Where the letter went; addresses of accounts are not known"),
        ),
        invitedAt: v.string(),
        until: v.string(),
        invitedBy: PersonShape,
      }),
    ),
  }),
  v.metadata({ ref: "Colleagues" }),
);

const REFUSALS = {
  400: "A field is not right",
  403: "The caller is no admin of any shop",
  404: "There is no such shop, or it is somebody else's",
};

/** Whoever finds a phone that lies about invites nobody (security.md A5). */
const FRESH = `${REFUSALS[403]}, or last signed in longer ago than ten minutes`;

const CHANGE = { isPost: true, isRateLimited: true, isForAccounts: true };

const { shop: ofShop, address: toAddress } = MOST_INVITATIONS_A_DAY;

const listing = describeCall({
  summary:
    "Who speaks for a shop, since when and invited by whom, and the invitations that nobody has answered",
  answer: "All of them",
  shape: ColleaguesShape,
  refusals: REFUSALS,
  isForAccounts: true,
});

const inviting = describeCall({
  summary: "Invites a colleague by letter",
  description: `The letter has a link that counts once and for ${INVITATION_DAYS} days, by which whoever logs in speaks for the shop (\`POST /api/joinshop\`). An earlier letter to the address counts no more. At most ${ofShop} letters a day of one shop, and ${toAddress} to one address.`,
  answer: "The letter is on its way",
  shape: v.object({}),
  refusals: { ...REFUSALS, 403: FRESH },
  ...CHANGE,
});

const deciding = describeCall({
  summary: "Sends an invitation again, or withdraws it",
  description: "Sent again it has another link, and the earlier one counts no more.",
  answer: "It is done",
  shape: v.object({}),
  refusals: {
    ...REFUSALS,
    403: FRESH,
    404: "There is no such open invitation, or it is of somebody else's shop",
  },
  isKeyless: true,
  ...CHANGE,
});

const ending = describeCall({
  summary: "Somebody speaks for a shop no more: a colleague, who hears of it, or the caller",
  answer: "From their next request on",
  shape: v.object({}),
  refusals: {
    ...REFUSALS,
    403: `${REFUSALS[403]}, or came after whoever is to end`,
    404: "There is no such shop, it is somebody else's, or they do not speak for it",
    409: "Nobody else speaks for the shop, and `evenIfLast` was not said",
  },
  isKeyless: true,
  ...CHANGE,
});

/** `GET`, `POST`, `PATCH` and `DELETE /api/dashboard/colleagues`: who speaks for one shop. */
export const dashboardcolleagues = new Hono<ApiEnvironment>()
  .get(
    "/",
    listing,
    check("query", v.object({ shop: v.pipe(rowIdSchema, v.description("The `_id` of the shop")) })),
    async (c) => {
      const { shop: shopId } = c.req.valid("query");
      const now = c.get("now")();
      const colleagues = await colleaguesOf(c.get("database"), asMember(c.get("viewer")), { shopId, now });
      if (!colleagues) throw new NotFound("shop");
      return c.json(colleagues);
    },
  )
  .post("/", takesJson, idempotent("dashboardcolleagues"), inviting, check("json", inviteForm), async (c) => {
    const now = c.get("now")();
    const member = freshlySignedIn(asMember(c.get("viewer")), now);
    const { shop: shopId, ...letter } = c.req.valid("json");
    return c.json(await answered(c, (tx) => inviteColleague(tx, member, { shopId, ...letter, now })));
  })
  .patch("/", takesJson, deciding, check("json", decideInvitationForm), async (c) => {
    const [member, now] = [asMember(c.get("viewer")), c.get("now")()];
    const { _id: id, decision } = c.req.valid("json");
    await c
      .get("database")
      .transaction((tx) =>
        decision === "withdraw"
          ? withdrawInvitation(tx, member, { id, now })
          : sendInvitationAgain(tx, freshlySignedIn(member, now), { id, now }),
      );
    return c.json({});
  })
  .delete("/", takesJson, ending, check("json", endColleagueForm), async (c) => {
    const member = asMember(c.get("viewer"));
    const { shop: shopId, account: accountId, evenIfLast } = c.req.valid("json");
    await c.get("database").transaction((tx) => endColleague(tx, member, { shopId, accountId, evenIfLast }));
    return c.json({});
  });
