import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { CaptchaAction } from "./captcha.ts";
import type { CaptchaAnswer } from "./captcha-answer.ts";
import { newChallenge } from "./new-challenge.ts";

export const TEST_KEY = "a key of the tests only";

/** A captcha solved as a browser does it, given out so many seconds ago. */
export async function solvedCaptcha(action: CaptchaAction, { key = TEST_KEY, secondsAgo = 5 } = {}) {
  const challenge = await newChallenge(key, { action, at: new Date(Date.now() - secondsAgo * 1000) });
  const solution = await solveChallenge({ challenge, deriveKey });
  return { challenge, solution } as CaptchaAnswer;
}
