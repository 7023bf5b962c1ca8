import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { expect, test } from "vitest";
import type { CaptchaAction } from "./captcha.ts";
import type { CaptchaAnswer } from "./captcha-answer.ts";
import { checkCaptcha } from "./check-captcha.ts";
import { newChallenge } from "./new-challenge.ts";

const KEY = "a key of this test only";
const NOW = new Date();
const before = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);

async function answered(at: Date, action: CaptchaAction = "contact"): Promise<CaptchaAnswer> {
  const challenge = await newChallenge(KEY, { action, at });
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) } as CaptchaAnswer;
}

function refusalOf(
  answer: CaptchaAnswer,
  { key = KEY, action = "contact" }: { key?: string; action?: CaptchaAction } = {},
): Promise<unknown> {
  return checkCaptcha(key, answer, { action, at: NOW }).then(
    () => undefined,
    (error: { errors: unknown }) => error.errors,
  );
}

const refused = (msg: string) => [{ msg, param: "captcha" }];

test("a solved question has a mark of its own", async () => {
  const [one, other] = [await answered(before(5)), await answered(before(5))];
  const options = { action: "contact", at: NOW } as const;
  const marks = [await checkCaptcha(KEY, one, options), await checkCaptcha(KEY, other, options)];
  expect(marks.map(({ length }) => length)).toEqual([32, 32]);
  expect(marks[0]).not.toEqual(marks[1]);
});

test("ten minutes after it was given out a question counts no more, and not in the first two seconds", async () => {
  expect(await refusalOf(await answered(before(500)))).toBeUndefined();
  expect(await refusalOf(await answered(before(602)))).toEqual(refused("Captcha has expired"));
  expect(await refusalOf(await answered(before(1)))).toEqual(refused("Sent too fast"));
});

test("a question is good for one purpose, and only with the key that signed it", async () => {
  const answer = await answered(before(5));
  expect(await refusalOf(answer, { action: "getListed" })).toEqual(refused("Captcha is not solved"));
  expect(await refusalOf(answer, { key: "another key" })).toEqual(refused("Captcha is not solved"));
});

test("nobody makes a question easier, younger or longer lived than it was", async () => {
  const answer = await answered(before(5));
  const changed = (parameters: object) => ({
    ...answer,
    challenge: { ...answer.challenge, parameters: { ...answer.challenge.parameters, ...parameters } },
  });
  const tricks = [
    { cost: 1 },
    { keyPrefix: "" },
    { nonce: answer.challenge.parameters.nonce.toUpperCase().replace(/^./, "F") },
    { data: { action: "contact", issuedAt: 0 } },
  ];
  for (const trick of tricks) {
    expect(await refusalOf(changed(trick) as CaptchaAnswer)).toEqual(refused("Captcha is not solved"));
  }
  const guessed = { ...answer, solution: { ...answer.solution, counter: answer.solution.counter + 1 } };
  expect(await refusalOf(guessed)).toEqual(refused("Captcha is not solved"));
});
