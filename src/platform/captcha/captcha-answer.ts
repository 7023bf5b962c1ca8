import * as v from "valibot";

const hex = (length: number) => v.pipe(v.string(), v.length(length), v.hexadecimal());
const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A solved challenge as a browser sends it: the challenge with its signature, and the solution. */
export const captchaAnswer = v.object(
  {
    challenge: v.object({
      parameters: v.strictObject({
        algorithm: v.pipe(v.string(), v.maxLength(30)),
        nonce: hex(32),
        salt: hex(32),
        cost: wholeNumber,
        keyLength: wholeNumber,
        keyPrefix: v.pipe(v.string(), v.maxLength(64)),
        expiresAt: wholeNumber,
        data: v.strictObject({ action: v.pipe(v.string(), v.maxLength(30)), issuedAt: wholeNumber }),
      }),
      signature: hex(64),
    }),
    solution: v.object({ counter: wholeNumber, derivedKey: hex(64) }),
  },
  "Must be a solved captcha",
);

export type CaptchaAnswer = v.InferOutput<typeof captchaAnswer>;
