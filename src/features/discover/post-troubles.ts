import { isSlug } from "#platform/text/slug.ts";
import type { FieldError } from "#platform/errors/errors.ts";
import type { NewPost } from "./post.ts";

const MOST_TAGS = 8;

/** The validation errors of a post, by field; empty when valid. The same rules as the table's own checks. */
export function troublesOfPost(post: Omit<NewPost, "title" | "lead" | "body">): FieldError[] {
  const troubles: FieldError[] = [];
  const refuse = (param: keyof NewPost, msg: string) => troubles.push({ msg, param });
  const { kind, author, brandId, shopId, tags, isSponsored, event } = post;
  if ((author === "brand") !== (brandId !== null)) refuse("brandId", "Belongs to a post of a brand");
  if ((author === "shop") !== (shopId !== null)) refuse("shopId", "Belongs to a post of a shop");
  if (isSponsored && author === "editorial") refuse("isSponsored", "Nobody pays for what we write ourselves");
  if ((kind === "event") !== (event !== null)) refuse("event", "Belongs to an event, and to nothing else");
  if (event?.endsAt && event.endsAt <= event.startsAt) refuse("event", "Must end after its beginning");
  if (tags.length > MOST_TAGS || !tags.every(isSlug))
    refuse("tags", `Must be at most ${MOST_TAGS} plain words`);
  return troubles;
}
