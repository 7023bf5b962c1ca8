import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { send } from "../http-client.ts";
import { type CaptchaAction, LEAST_CAPTCHA_SECONDS } from "./captcha.ts";
import type { CaptchaAnswer } from "./captcha-answer.ts";

/**
 * Fetches a question and works it out, in the browser's own threads: the page stays usable. Ready when it may be handed in.
 * @throws CallFailed when there is no question to be had, Error where the browser cannot work
 */
export async function solveCaptcha(action: CaptchaAction): Promise<CaptchaAnswer> {
  const challenge = await send<Challenge>("GET", `captcha?${new URLSearchParams({ action })}`);
  const waited = new Promise((resolve) => setTimeout(resolve, LEAST_CAPTCHA_SECONDS * 1000));
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("The captcha was not solved in time");
  await waited;
  return { challenge, solution } as CaptchaAnswer;
}
