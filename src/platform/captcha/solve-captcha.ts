import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { send } from "../http-client.ts";
import { type CaptchaAction, LEAST_CAPTCHA_SECONDS } from "./captcha.ts";
import type { CaptchaAnswer } from "./captcha-answer.ts";

/**
 * Fetches a challenge and solves it in web workers, so that the page stays usable. Resolves when it may be sent.
 * @throws CallFailed when no challenge can be fetched, Error where the browser cannot compute it
 */
export async function solveCaptcha(action: CaptchaAction): Promise<CaptchaAnswer> {
  const challenge = await send<Challenge>("GET", `captcha?${new URLSearchParams({ action })}`);
  const waited = new Promise((resolve) => setTimeout(resolve, LEAST_CAPTCHA_SECONDS * 1000));
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("The captcha was not solved in time");
  await waited;
  return { challenge, solution } as CaptchaAnswer;
}
