import { type Challenge, createChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { CAPTCHA_SECONDS, type CaptchaAction } from "./captcha.ts";

/** One try takes a millisecond or two, and on average 256 are needed: about as long as it takes to press a button. */
const WORK = { algorithm: "PBKDF2/SHA-256", cost: 5_000, keyPrefix: "00", deriveKey };

/**
 * A challenge that costs a browser some work and us none: nothing is stored until it is solved. `action` is what it may be used
 * for, `at` when it is issued.
 */
export function newChallenge(
  key: string,
  { action, at }: { action: CaptchaAction; at: Date },
): Promise<Challenge> {
  return createChallenge({
    ...WORK,
    hmacSignatureSecret: key,
    expiresAt: Math.floor(at.getTime() / 1000) + CAPTCHA_SECONDS,
    data: { action, issuedAt: at.getTime() },
  });
}
