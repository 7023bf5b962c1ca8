import { readSuggestions } from "#features/search/calls.ts";
import { readFile, sendCall } from "#platform/http-client.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { CodeProof, DecideClaim } from "./claim.ts";
import type { InvitationDecision } from "./colleague.ts";

/** @throws CallFailed */
export async function claimShop(form: { shopId: string; proof: CodeProof }): Promise<void> {
  await sendCall("POST", "claimshop", form);
}

/** With the fields `shopId` and `document`. @throws CallFailed */
export async function claimByDocument(form: FormData): Promise<void> {
  await sendCall("POST", "claimdocument", form);
}

/** What was sent with a claim, for an admin. @throws CallFailed */
export function documentOfClaim(id: string): Promise<Blob> {
  return readFile(`dashboard/claims?${new URLSearchParams({ document: id })}`);
}

/** @throws CallFailed, with the tries that are left */
export async function typeClaimCode(form: { shopId: string; code: string }): Promise<void> {
  await sendCall("POST", "claimcode", form);
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
export async function inviteColleague(form: { shop: string; email: string; locale: Locale }): Promise<void> {
  await sendCall("POST", "dashboard/colleagues", form);
}

/** @throws CallFailed */
export async function decideInvitation(form: { _id: string; decision: InvitationDecision }): Promise<void> {
  await sendCall("PATCH", "dashboard/colleagues", form);
}

/** @throws CallFailed, with 409 when nobody else speaks for the shop and that was not said to be wanted */
export async function endColleague(form: {
  shop: string;
  account: string;
  evenIfLast: boolean;
}): Promise<void> {
  await sendCall("DELETE", "dashboard/colleagues", form);
}

/**
 * Says yes to a colleague who invites; the `_id` of the shop.
 * @throws CallFailed, with 404 or 409 when the link counts no more
 */
export async function joinShop(token: string): Promise<string> {
  const { shop } = await sendCall<{ shop: string }>("POST", "joinshop", { token });
  return shop;
}

export interface ShopCalled {
  url: string;
  name: string;
  place: string | undefined;
}

/** Shops that are called like what was typed, the best first; none when the search fails. */
export async function shopsCalled(
  text: string,
  { locale, signal }: { locale: Locale; signal: AbortSignal },
): Promise<ShopCalled[]> {
  const { shops = [] } = await readSuggestions({ text, kinds: ["shops"] }, locale, signal).catch(() => ({
    shops: [],
  }));
  return shops.map(({ url, name, place }) => ({ url, name, place }));
}
