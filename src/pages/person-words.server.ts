import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PrefType } from "#features/accounts/pref-types.ts";

const TITLE = msg({ id: "profile.title", message: "Your profile" });
const DESCRIPTION = msg({
  id: "profile.description",
  message: "Your name and picture, your friends, the shops you saved, who sees what, and your account.",
});

const TYPES = {
  weed: msg({ id: "product-type.weed", message: "Weed" }),
  hash: msg({ id: "product-type.hash", message: "Hash" }),
  prerolled: msg({ id: "product-type.prerolled", message: "Pre-rolls" }),
  edibles: msg({ id: "product-type.edibles", message: "Edibles" }),
  supplies: msg({ id: "product-type.supplies", message: "Accessories" }),
};

// Words of the pages of people that no browser has to carry.

export function profileHead(i18n: I18n): { title: string; description: string } {
  return { title: i18n._(TITLE), description: i18n._(DESCRIPTION) };
}

export function personDescription(i18n: I18n, name: string): string {
  return i18n._({
    ...msg({
      id: "person.description",
      message: "The page of {name}: who they are, what they like and who their friends are.",
    }),
    values: { name },
  });
}

/** The types of products, in the words of this reader. */
export function prefTypeWords(i18n: I18n): Record<PrefType, string> {
  const words = Object.entries(TYPES).map(([type, word]) => [type, i18n._(word)]);
  return Object.fromEntries(words) as Record<PrefType, string>;
}
