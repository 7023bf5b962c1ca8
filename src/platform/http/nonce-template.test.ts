import { gunzipSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NonceTemplate } from "./nonce-template.ts";

const WORD_BYTES = 24;
const SIGN = "§".repeat(WORD_BYTES / 2);

const gapped = (parts: readonly string[]) => new NonceTemplate(parts.join(SIGN), SIGN);

/** Base64, as a nonce is. */
const words = fc.base64String({ minLength: WORD_BYTES, maxLength: WORD_BYTES });

/** Words that repeat, so that there is much to point back to; now and then the sign that means a gap. */
const stretches = fc.array(
  fc
    .array(fc.constantFrom("<p nonce=", "</p>", "Café “De Dampkring”", "AAAAAAAA", "\0", "=="), {
      maxLength: 40,
    })
    .map((parts) => parts.join("")),
  { minLength: 1, maxLength: 7 },
);

describe("a text with gaps", () => {
  test("is, filled and unpacked, the text with that word in each gap, whoever was answered before", async () => {
    await fc.assert(
      fc.asyncProperty(stretches, fc.array(words, { minLength: 1, maxLength: 3 }), async (parts, readers) => {
        const text = gapped(parts);
        for (const word of readers) {
          const whole = parts.join(word);
          expect(text.filledWith(word)).toBe(whole);
          expect(gunzipSync(await text.renderGzipped(word)).toString()).toBe(whole);
          expect(text.length).toBe(parts.join(SIGN).length);
        }
      }),
    );
  });

  test("points back over more than a window and over gaps", async () => {
    const long = Array.from({ length: 9000 }, (_, at) => `<li>${at % 1000}</li>`).join("");
    const parts = [long, long.slice(0, 500), long];
    const text = gapped(parts);
    const word = "a".repeat(WORD_BYTES);
    const packed = await text.renderGzipped(word);
    expect(gunzipSync(packed).toString()).toBe(parts.join(word));
    expect(packed.length).toBeLessThan(gzipSync(parts.join(word)).length * 1.1);
  });

  test("takes no word of another length: what points back would miss", async () => {
    const text = gapped(["a", "b"]);
    expect(() => text.filledWith("short")).toThrow("does not fit");
    await expect(text.renderGzipped("short")).rejects.toThrow("does not fit");
  });
});
