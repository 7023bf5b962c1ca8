import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { DecidedType } from "../notification.ts";

/** What it is that was reported or decided about: a notice says it, and all that moderation shows. */
export const TARGET_WORDS = {
  review: msg({ id: "moderation.target.review", message: "Review" }),
  reply: msg({ id: "moderation.target.reply", message: "Owner’s answer" }),
  photo: msg({ id: "moderation.target.photo", message: "Photo" }),
  menuImage: msg({ id: "moderation.target.menu-image", message: "Photo of a menu" }),
  shop: msg({ id: "moderation.target.shop", message: "Shop" }),
  product: msg({ id: "moderation.target.product", message: "Product" }),
  brand: msg({ id: "moderation.target.brand", message: "Brand" }),
  deal: msg({ id: "moderation.target.deal", message: "Deal" }),
  job: msg({ id: "moderation.target.job", message: "Job" }),
  post: msg({ id: "moderation.target.post", message: "Post" }),
  user: msg({ id: "moderation.target.user", message: "Profile" }),
} satisfies Record<DecidedType, MessageDescriptor>;
