import { CAPTCHA_SECONDS, type CaptchaAction } from "./captcha.ts";
import type { CaptchaAnswer } from "./captcha-answer.ts";

const SPARE_MS = 60_000;

/** Works captchas of a form out before they are needed, so that nobody waits for the work after pressing the button. */
export function captchaAhead(action: CaptchaAction): {
  begin: () => void;
  take: () => Promise<CaptchaAnswer>;
} {
  let ahead: { answer: Promise<CaptchaAnswer>; begunAt: number } | undefined;

  function begin(): void {
    if (ahead && Date.now() - ahead.begunAt < CAPTCHA_SECONDS * 1000 - SPARE_MS) return;
    const answer = solve(action);
    ahead = { answer, begunAt: Date.now() };
    // The caller that takes it handles the rejection; until then it must not count as unhandled.
    answer.catch(() => (ahead = undefined));
  }

  function take(): Promise<CaptchaAnswer> {
    begin();
    const answer = ahead?.answer ?? solve(action);
    // Each is accepted once.
    ahead = undefined;
    return answer;
  }

  return { begin, take };
}

async function solve(action: CaptchaAction): Promise<CaptchaAnswer> {
  const { solveCaptcha } = await import("./solve-captcha.ts");
  return solveCaptcha(action);
}
