import type { Database } from "../database/database.ts";
import { siteSecret } from "../database/site-secret.ts";

/** What signs the captchas: the setting CAPTCHA_KEY, else a secret that the site made for itself. */
export async function captchaKey(database: Database, setting: string | undefined): Promise<string> {
  return setting ?? (await siteSecret(database, "captcha")).toString("base64url");
}
