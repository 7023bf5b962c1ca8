import { Hono } from "hono";
import * as v from "valibot";
import { ONBOARDING_STEPS } from "#features/accounts/onboarding-step.ts";
import { personAnswer } from "#features/accounts/person.ts";
import { prefTypeSchema, prefTypesSchema } from "#features/accounts/pref-types.ts";
import { AUDIENCES } from "#features/accounts/privacy.ts";
import { asMember } from "#features/accounts/server/members.ts";
import { type OwnUser, ownUser } from "#features/accounts/server/own-user.ts";
import { savePrefTypes } from "#features/accounts/server/save-pref-types.ts";
import { friendsOf } from "#features/social/server/friends-of.ts";
import { LOCALES } from "#platform/i18n/locales.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { PersonShape } from "./person-schema.ts";
import { takesJson } from "./takes-json.ts";

const ids = v.array(v.string());
const audience = v.picklist(AUDIENCES);

const User = v.pipe(
  v.object({
    _id: v.string(),
    name: v.string(),
    url: v.pipe(v.string(), v.description("The slug of the page `/user/{url}`")),
    thumbnail: v.string(),
    hasEmail: v.pipe(v.boolean(), v.description("An e-mail address is there, and confirmed")),
    wantsNewsletter: v.pipe(v.boolean(), v.description("Also while the address is not confirmed")),
    isNewlyVerified: v.pipe(
      v.boolean(),
      v.description("The address was confirmed, and the dialog that says so is due; `editprofile` ends it"),
    ),
    hasSecondFactor: v.pipe(
      v.boolean(),
      v.description("One is set up, whether or not this session has shown it"),
    ),
    permissions: v.object({ admin: v.boolean(), shopAdmin: ids, brandAdmin: ids, mod: v.boolean() }),
    friends: v.array(PersonShape),
    prefTypes: v.array(prefTypeSchema),
    locale: v.picklist(LOCALES),
    bio: v.string(),
    privacy: v.object({
      profile: audience,
      reviews: audience,
      likes: audience,
      friends: audience,
      searchable: audience,
      requests: audience,
    }),
    onboardingStep: v.pipe(
      v.nullable(v.picklist(ONBOARDING_STEPS)),
      v.description("Where the welcome dialog goes on; null when it is over"),
    ),
    isSample: v.boolean(),
    eraseAt: v.pipe(
      v.nullable(v.string()),
      v.description("When the account is erased; null unless asked for"),
    ),
  }),
  v.metadata({ ref: "User" }),
);

const Answer = v.object({ user: User });

const description = describeCall({
  summary: "The person who is signed in",
  description: "Without a body it only answers; with `prefTypes` it saves them first.",
  answer: "Who it is, with all that only they may see",
  shape: Answer,
  refusals: { 400: "A type is unknown or named twice, or something else was sent along" },
  isPost: true,
  isRateLimited: true,
  isForAccounts: true,
});

const profileForm = v.strictObject({ prefTypes: v.optional(prefTypesSchema) });

/** `POST /api/profile` (specification section 7). */
export const profile = new Hono<ApiEnvironment>().post(
  "/",
  takesJson,
  idempotent("profile"),
  description,
  check("json", profileForm),
  async (c) => {
    const member = asMember(c.get("viewer"));
    const { prefTypes } = c.req.valid("json");
    const database = c.get("database");
    if (prefTypes) await savePrefTypes(database, member, prefTypes);
    const { accountId } = member;
    const [user, friends] = [
      await ownUser(database, member),
      await friendsOf(database, { accountId, viewerId: accountId }),
    ];
    return c.json({ user: { ...userAnswer(user), friends: friends.map(personAnswer) } });
  },
);

function userAnswer({ id, permissions, ...own }: OwnUser): Omit<v.InferOutput<typeof User>, "friends"> {
  const { admin, mod, shopAdmin, brandAdmin } = permissions;
  return {
    _id: String(id),
    ...own,
    permissions: { admin, mod, shopAdmin: shopAdmin.map(String), brandAdmin: brandAdmin.map(String) },
  };
}
