import { sendCall, sendForFile } from "#platform/http-client.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { PrefType } from "./pref-types.ts";
import type { Privacy } from "./privacy.ts";

// What people change of themselves. Apart from `calls.ts`, whose code is on every page.

interface ProfileChanges {
  bio?: string;
  locale?: Locale;
  privacy?: Partial<Privacy>;
}

/** @throws CallFailed, as all of these do */
export function saveProfile(changes: ProfileChanges): Promise<object> {
  return sendCall("POST", "editprofile", changes);
}

export function savePrefTypes(prefTypes: readonly PrefType[]): Promise<object> {
  return sendCall("POST", "profile", { prefTypes });
}

/** Returns the name as it is kept, and the slug of the page, which follows it. */
export function saveName(name: string): Promise<{ name: string; url: string }> {
  return sendCall("POST", "editprofilename", { name });
}

/** A picture of one's own, or the name of a drawn one. */
export function savePicture(picture: { image: Blob } | { imgPath: string }): Promise<object> {
  const form = new FormData();
  if ("image" in picture) form.set("image", picture.image, "portrait.jpg");
  else form.set("imgPath", picture.imgPath);
  return sendCall("POST", "editprofilepic", form);
}

interface NewsletterWish {
  /** Left out, an address that is there stays. */
  newsletterEmail?: string;
  wantsNewsletter: boolean;
}

export function saveNewsletter(wish: NewsletterWish): Promise<object> {
  return sendCall("POST", "newsletter", wish);
}

/** One session by its id, or all but this one. */
export function endSessions(which: { sessionId: string } | { others: true }): Promise<object> {
  return sendCall("POST", "logout", which);
}

/** A zip of everything; refused when the last sign-in is not fresh. */
export function exportAccount(): Promise<Blob> {
  return sendForFile("export", {});
}

/**
 * With `keepReviews` those that are shown stay, without name and photos. Returns the moment from which the account is gone; refused
 * when the last sign-in is not fresh.
 */
export async function deleteAccount({ keepReviews }: { keepReviews: boolean }): Promise<string> {
  const { until } = await sendCall<{ until: string }>("POST", "deleteaccount", { keepReviews });
  return until;
}

/** Takes `deleteAccount` back. */
export function keepAccount(): Promise<object> {
  return sendCall("POST", "deleteaccount", { cancel: true });
}
