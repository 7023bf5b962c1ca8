import type { NoticeClass } from "#features/notifications/notice-class.ts";
import { sendCall } from "#platform/http-client.ts";
import type { LetterSettingsForm } from "./letter-settings.ts";

/** @throws CallFailed, as all of these do */
export async function saveLetterSettings(settings: LetterSettingsForm): Promise<void> {
  await sendCall("PATCH", "letters", settings);
}

/** What is not to be under the bell. */
export async function hideClasses(hidden: readonly NoticeClass[]): Promise<void> {
  await sendCall("PATCH", "notifications", { hidden });
}

/** A letter goes there, which asks to confirm it. */
export async function nameAddress(email: string): Promise<void> {
  await sendCall("POST", "letteraddress", { email });
}

/** One to the confirmed address. */
export async function tryLetter(): Promise<void> {
  await sendCall("POST", "lettertry");
}
