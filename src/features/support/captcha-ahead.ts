import { CAPTCHA_SECONDS } from "#platform/captcha/captcha.ts";
import type { CaptchaAnswer } from "#platform/captcha/captcha-answer.ts";
import type { TicketAction } from "./ticket.ts";

const SPARE_MS = 60_000;

/** Solves captchas of a form in advance, so that visitors do not wait after pressing the button. */
export function captchaAhead(action: TicketAction): {
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

async function solve(action: TicketAction): Promise<CaptchaAnswer> {
  const { solveCaptcha } = await import("#platform/captcha/solve-captcha.ts");
  return solveCaptcha(action);
}
