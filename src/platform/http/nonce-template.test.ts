import { gunzipSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NonceTemplate } from "./nonce-template.ts";

const NONCE_BYTES = 24;
const PLACEHOLDER = "§".repeat(NONCE_BYTES / 2);

const template = (parts: readonly string[]) => new NonceTemplate(parts.join(PLACEHOLDER), PLACEHOLDER);

/** Base64, as a nonce is. */
const nonces = fc.base64String({ minLength: NONCE_BYTES, maxLength: NONCE_BYTES });

/** Repeated words, which compress well; sometimes the zero byte that stands for a nonce in the dictionary. */
const texts = fc.array(
  fc
    .array(fc.constantFrom("<p nonce=", "</p>", "Café “De Dampkring”", "AAAAAAAA", "\0", "=="), {
      maxLength: 40,
    })
    .map((parts) => parts.join("")),
  { minLength: 1, maxLength: 7 },
);

describe("a text with placeholders for a nonce", () => {
  test("is, filled and unpacked, the text with that nonce in each place, whoever was answered before", async () => {
    await fc.assert(
      fc.asyncProperty(texts, fc.array(nonces, { minLength: 1, maxLength: 3 }), async (parts, readers) => {
        const text = template(parts);
        for (const nonce of readers) {
          const whole = parts.join(nonce);
          expect(text.render(nonce)).toBe(whole);
          expect(gunzipSync(await text.renderGzipped(nonce)).toString()).toBe(whole);
          expect(text.length).toBe(parts.join(PLACEHOLDER).length);
        }
      }),
    );
  });

  test("compresses across the nonces, also further than one deflate window", async () => {
    const long = Array.from({ length: 9000 }, (_, at) => `<li>${at % 1000}</li>`).join("");
    const parts = [long, long.slice(0, 500), long];
    const text = template(parts);
    const nonce = "a".repeat(NONCE_BYTES);
    const packed = await text.renderGzipped(nonce);
    expect(gunzipSync(packed).toString()).toBe(parts.join(nonce));
    expect(packed.length).toBeLessThan(gzipSync(parts.join(nonce)).length * 1.1);
  });

  test("takes no nonce of another length, which would shift what the compressed parts refer to", async () => {
    const text = template(["a", "b"]);
    expect(() => text.render("short")).toThrow("does not fit");
    await expect(text.renderGzipped("short")).rejects.toThrow("does not fit");
  });
});
