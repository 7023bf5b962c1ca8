import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { CaptchaAnswer } from "#platform/captcha/captcha-answer.ts";
import { newChallenge } from "#platform/captcha/new-challenge.ts";

export const TEST_KEY = "a key of the tests only";

/** A captcha solved as a browser does it, issued this many seconds ago. */
export async function solvedCaptcha(action: string, { key = TEST_KEY, secondsAgo = 5 } = {}) {
  const challenge = await newChallenge(key, { action, at: new Date(Date.now() - secondsAgo * 1000) });
  const solution = await solveChallenge({ challenge, deriveKey });
  return { challenge, solution } as CaptchaAnswer;
}

/** A valid message. */
export const QUESTION = {
  kind: "contact",
  subject: "mistake",
  name: "Mies",
  email: "mies@example.org",
  message: "The hours of this shop are wrong.",
  about: "/coffeeshop/de-reiger",
  locale: "nl",
} as const;
