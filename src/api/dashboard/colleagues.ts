import { Hono } from "hono";
import * as v from "valibot";
import { asMember, freshlySignedIn } from "#features/accounts/server/members.ts";
import { SPOKEN_FOR } from "#features/accounts/spoken-for.ts";
import {
  colleaguesQuery,
  decideInvitationForm,
  endColleagueForm,
  INVITATION_DAYS,
  inviteForm,
  itemOfColleagues,
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
import { answered } from "../answered.ts";
import type { ApiEnvironment } from "../app.ts";
import { check } from "../check.ts";
import { describeCall } from "../describe-call.ts";
import { idempotent } from "../idempotent.ts";
import { PersonShape } from "../person-schema.ts";
import { takesJson } from "../takes-json.ts";

const ColleaguesShape = v.pipe(
  v.object({
    item: v.object({ type: v.picklist(SPOKEN_FOR), _id: v.string() }),
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
  403: "The caller is no admin of any shop or brand",
  404: "There is no such shop or brand, or it is somebody else's",
};

/** Whoever finds a phone that lies about invites nobody (security.md A5). */
const FRESH = `${REFUSALS[403]}, or last signed in longer ago than ten minutes`;

const CHANGE = { isPost: true, isRateLimited: true, isForAccounts: true };

const { item: ofItem, address: toAddress } = MOST_INVITATIONS_A_DAY;

const listing = describeCall({
  summary:
    "Who speaks for a shop or a brand, since when and invited by whom, and the invitations that nobody has answered",
  answer: "All of them",
  shape: ColleaguesShape,
  refusals: REFUSALS,
  isForAccounts: true,
});

const inviting = describeCall({
  summary: "Invites a colleague by letter",
  description: `The letter has a link that counts once and for ${INVITATION_DAYS} days, by which whoever logs in speaks for it (\`POST /api/joinshop\`). An earlier letter to the address counts no more. At most ${ofItem} letters a day of one shop or brand, and ${toAddress} to one address.`,
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
    404: "There is no such open invitation, or it is of somebody else's shop or brand",
  },
  isKeyless: true,
  ...CHANGE,
});

const ending = describeCall({
  summary: "Somebody speaks for a shop or a brand no more: a colleague, who hears of it, or the caller",
  answer: "From their next request on",
  shape: v.object({}),
  refusals: {
    ...REFUSALS,
    403: `${REFUSALS[403]}, or came after whoever is to end`,
    404: "There is no such shop or brand, it is somebody else's, or they do not speak for it",
    409: "Nobody else speaks for it, and `evenIfLast` was not said",
  },
  isKeyless: true,
  ...CHANGE,
});

/** `GET`, `POST`, `PATCH` and `DELETE /api/dashboard/colleagues`: who speaks for one shop or brand. */
export const dashboardcolleagues = new Hono<ApiEnvironment>()
  .get("/", listing, check("query", colleaguesQuery), async (c) => {
    const item = itemOfColleagues(c.req.valid("query"));
    const now = c.get("now")();
    const colleagues = await colleaguesOf(c.get("database"), asMember(c.get("viewer")), { item, now });
    if (!colleagues) throw new NotFound(item.type);
    return c.json(colleagues);
  })
  .post("/", takesJson, idempotent("dashboardcolleagues"), inviting, check("json", inviteForm), async (c) => {
    const now = c.get("now")();
    const member = freshlySignedIn(asMember(c.get("viewer")), now);
    const { email, locale, ...named } = c.req.valid("json");
    const letter = { item: itemOfColleagues(named), email, locale, now };
    return c.json(await answered(c, (tx) => inviteColleague(tx, member, letter)));
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
    const { account: accountId, evenIfLast, ...named } = c.req.valid("json");
    const item = itemOfColleagues(named);
    await c.get("database").transaction((tx) => endColleague(tx, member, { item, accountId, evenIfLast }));
    return c.json({});
  });
