import type { FieldError } from "#platform/errors/errors.ts";
import { isSlug } from "#platform/text/slug.ts";
import { MUST_END_LATER, NOBODY_PAYS, TOO_MANY_TAGS } from "./call-refusals.ts";
import type { NewPost } from "./post.ts";
import { MOST_TAGS, type POST_FIELDS } from "./post-fields.ts";

/** The validation errors of a post, by field; empty when valid. The same rules as the table's own checks. */
export function troublesOfPost(
  post: Pick<NewPost, "kind" | "author" | "brandId" | "shopId" | "tags" | "isSponsored" | "event">,
): FieldError[] {
  const troubles: FieldError[] = [];
  const refuse = (param: keyof typeof POST_FIELDS, msg: string) => troubles.push({ msg, param });
  const { kind, author, brandId, shopId, tags, isSponsored, event } = post;
  if (author === "brand" && brandId === null) refuse("brand", "Is missing");
  if (author !== "brand" && brandId !== null) refuse("brand", "Belongs to a post of a brand");
  if (author === "shop" && shopId === null) refuse("shop", "Is missing");
  if (author !== "shop" && shopId !== null) refuse("shop", "Belongs to a post of a shop");
  if (isSponsored && author === "editorial") refuse("isSponsored", NOBODY_PAYS.msg);
  if (kind === "event" && event === null) refuse("startsAt", "Is missing");
  if (kind !== "event" && event !== null) refuse("startsAt", "Belongs to an event");
  if (event?.endsAt && event.endsAt <= event.startsAt) refuse("endsAt", MUST_END_LATER.msg);
  if (tags.length > MOST_TAGS || !tags.every(isSlug)) refuse("tags", TOO_MANY_TAGS.msg);
  return troubles;
}
