import { Hono } from "hono";
import * as v from "valibot";
import { personAnswer } from "#features/accounts/person.ts";
import { PRODUCT_TYPES } from "#features/products/product-types.ts";
import { getUserQuery, type Profile } from "#features/social/profile.ts";
import { profileByUrl } from "#features/social/server/profile-by-url.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { PersonShape } from "./person-schema.ts";

const hidden = "Missing where the person does not show them to the caller";
const signedIn = (what: string) =>
  v.optional(v.pipe(v.boolean(), v.description(`${what}; only for callers with a session`)));

const ProfileShape = v.pipe(
  v.object({
    ...PersonShape.entries,
    bio: v.string(),
    isSample: v.optional(v.literal(true)),
    prefTypes: v.optional(v.pipe(v.array(v.picklist(PRODUCT_TYPES)), v.description(hidden))),
    friends: v.optional(v.pipe(v.array(PersonShape), v.description(hidden))),
    isFriend: signedIn("They are friends"),
    friendRequested: signedIn("The caller has asked them to be friends"),
    requestByFriend: signedIn("They have asked the caller to be friends"),
  }),
  v.metadata({ ref: "Profile" }),
);

const description = describeCall({
  summary: "The page of a person, as far as they let the caller see it",
  description: "Needs no session; with one, friends may see more.",
  answer: "The person",
  shape: ProfileShape,
  refusals: {
    400: "The url is missing",
    404: "There is nobody there, or not for the caller: private and blocked are answered alike",
  },
});

/** `GET /api/getuser` (contract.md, "User"). */
export const getuser = new Hono<ApiEnvironment>().get(
  "/",
  description,
  check("query", getUserQuery),
  async (c) => {
    const { url } = c.req.valid("query");
    const viewerId = c.get("viewer").accountId;
    const profile = await profileByUrl(c.get("database"), { url, viewerId });
    return c.json(profileAnswer(profile, { isSignedIn: viewerId !== null }));
  },
);

function profileAnswer(
  profile: Profile,
  { isSignedIn }: { isSignedIn: boolean },
): v.InferOutput<typeof ProfileShape> {
  const { bio, isSample, prefTypes, friends, relation } = profile;
  return {
    ...personAnswer(profile),
    bio,
    ...(isSample && { isSample }),
    ...(prefTypes && { prefTypes }),
    ...(friends && { friends: friends.map(personAnswer) }),
    ...(isSignedIn && {
      isFriend: relation === "isFriend",
      friendRequested: relation === "friendRequested",
      requestByFriend: relation === "requestByFriend",
    }),
  };
}
