import type { SpokenFor } from "#features/accounts/spoken-for.ts";
import { readSuggestions, type Suggestions } from "#features/search/calls.ts";
import { readFile, sendCall } from "#platform/http-client.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { CodeProof, DecideClaim } from "./claim.ts";
import type { InvitationDecision } from "./colleague.ts";

/** A shop or a brand by its `_id`. */
export interface NamedItem {
  type: SpokenFor["type"];
  id: string;
}

/** The field of a form that names it. */
export const fieldOf = ({ type }: NamedItem) => `${type}Id` as const;

/** @throws CallFailed */
export async function claimShop({ item, proof }: { item: NamedItem; proof: CodeProof }): Promise<void> {
  await sendCall("POST", "claimshop", { [fieldOf(item)]: item.id, proof });
}

/** With the fields `document`, and `shopId` or `brandId`. @throws CallFailed */
export async function claimByDocument(form: FormData): Promise<void> {
  await sendCall("POST", "claimdocument", form);
}

/** What was sent with a claim, for an admin. @throws CallFailed */
export function documentOfClaim(id: string): Promise<Blob> {
  return readFile(`dashboard/claims?${new URLSearchParams({ document: id })}`);
}

/** @throws CallFailed, with the tries that are left */
export async function typeClaimCode({ item, code }: { item: NamedItem; code: string }): Promise<void> {
  await sendCall("POST", "claimcode", { [fieldOf(item)]: item.id, code });
}

/**
 * What an admin does about a claim; of a call the six digits to read out.
 * @throws CallFailed, with 409 when somebody else was first
 */
export function decideClaim(form: {
  _id: string;
  rev: string;
  changes: DecideClaim;
}): Promise<{ code?: string }> {
  return sendCall<{ code?: string }>("PATCH", "dashboard/claims", form);
}

/** @throws CallFailed */
export async function inviteColleague({
  item,
  ...letter
}: {
  item: NamedItem;
  email: string;
  locale: Locale;
}): Promise<void> {
  await sendCall("POST", "dashboard/colleagues", { [item.type]: item.id, ...letter });
}

/** @throws CallFailed */
export async function decideInvitation(form: { _id: string; decision: InvitationDecision }): Promise<void> {
  await sendCall("PATCH", "dashboard/colleagues", form);
}

/** @throws CallFailed, with 409 when nobody else speaks for it and that was not said to be wanted */
export async function endColleague({
  item,
  ...ending
}: {
  item: NamedItem;
  account: string;
  evenIfLast: boolean;
}): Promise<void> {
  await sendCall("DELETE", "dashboard/colleagues", { [item.type]: item.id, ...ending });
}

/**
 * Says yes to a colleague who invites to look after an item.
 * @throws CallFailed, with 404 or 409 when the link counts no more
 */
export async function joinShop(token: string): Promise<void> {
  await sendCall("POST", "joinshop", { token });
}

export interface ItemCalled {
  type: SpokenFor["type"];
  url: string;
  name: string;
  place: string | undefined;
}

/** Shops and brands that are called like what was typed, the best first; none when the search fails. */
export async function itemsCalled(
  text: string,
  { locale, signal }: { locale: Locale; signal: AbortSignal },
): Promise<ItemCalled[]> {
  const asked = readSuggestions({ text, kinds: ["shops", "brands"] }, locale, signal);
  const { shops = [], brands = [] } = await asked.catch((): Suggestions => ({}));
  return [
    ...shops.map(({ url, name, place }) => ({ type: "shop" as const, url, name, place })),
    ...brands.map(({ url, name, place }) => ({ type: "brand" as const, url, name, place })),
  ];
}
