import { createHash } from "node:crypto";
import { verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { Invalid } from "../errors/errors.ts";
import { type CaptchaAction, LEAST_CAPTCHA_SECONDS } from "./captcha.ts";
import type { CaptchaAnswer } from "./captcha-answer.ts";

/**
 * The hash of a solved challenge, to be spent once (`platform/database/spent-captchas.ts`).
 * @throws Invalid for a challenge that is not ours, was issued for another action, is too old, too new or not solved
 */
export async function checkCaptcha(
  key: string,
  { challenge, solution }: CaptchaAnswer,
  { action, at }: { action: CaptchaAction; at: Date },
): Promise<Uint8Array> {
  const { data, nonce, expiresAt } = challenge.parameters;
  const { verified, expired } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: key,
  });
  if (expired || at.getTime() > expiresAt * 1000) throw refusal("Captcha has expired");
  if (!verified || data.action !== action) throw refusal("Captcha is not solved");
  if (at.getTime() - data.issuedAt < LEAST_CAPTCHA_SECONDS * 1000) throw refusal("Sent too fast");
  return createHash("sha256").update(nonce).digest();
}

function refusal(msg: string): Invalid {
  return new Invalid([{ msg, param: "captcha" }]);
}
