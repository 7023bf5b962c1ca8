import { expect, test } from "vitest";
import { documentKind } from "./document-kind.ts";

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

test.each([
  ["%PDF-1.7 … %%EOF\n", "pdf"],
  [`%PDF-1.7 %%EOF${" ".repeat(1000)}`, "pdf"],
  ["%PDF-1.7 and no end", undefined],
  [`%PDF-1.7 %%EOF${" ".repeat(1024)}`, undefined],
  ["\xff\xd8\xff\xe0 a picture", "jpg"],
  ["\x89PNG\r\n\x1a\n a picture", "png"],
  ["\x89PNG\n a picture that went through a mailer", undefined],
  ["<script>%PDF- %%EOF", undefined],
  ["GIF89a", undefined],
  ["", undefined],
])("%j is %s", (text, kind) => {
  expect(documentKind(latin(text.replace("…", "...")))).toBe(kind);
});
