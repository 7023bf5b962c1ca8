import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanFileName } from "./clean-file-name.ts";

test.each([
  ["menu.jpg", "image/jpeg", "menu.jpg"],
  ["Menükaart (mei) 2026.JPEG", "image/jpeg", "Menukaart-mei-2026.jpg"],
  ["../../etc/passwd", "image/png", "etc-passwd.png"],
  ["меню.png", "image/png", "picture.png"],
  ["snake_case-and-dash.webp", "image/webp", "snake_case-and-dash.webp"],
  ["a".repeat(80), "image/jpeg", `${"a".repeat(26)}.jpg`],
  ["shell.php.jpg", "image/jpeg", "shell-php.jpg"],
  ["", "image/jpeg", "picture.jpg"],
])("%j becomes %s %s", (name, mime, clean) => {
  expect(cleanFileName(name, mime)).toBe(clean);
});

test("whatever it was called, it is sent with 3 to 30 harmless characters", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary" }),
      fc.constantFrom("image/jpeg", "image/png", "image/webp"),
      (name, mime) => {
        const clean = cleanFileName(name, mime);
        expect(clean).toMatch(/^[A-Za-z0-9_-]+\.(jpg|png|webp)$/);
        expect(clean.length).toBeGreaterThanOrEqual(3);
        expect(clean.length).toBeLessThanOrEqual(30);
        expect(cleanFileName(clean, mime)).toBe(clean);
      },
    ),
  );
});
