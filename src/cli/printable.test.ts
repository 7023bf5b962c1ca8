import { expect, test } from "vitest";
import { printable } from "./printable.ts";

test("a file cannot give orders to the terminal it is reported on", () => {
  expect(printable('name "\u001B]0;owned\u0007\u001B[31mred"')).toBe(
    'name "\\u001b]0;owned\\u0007\\u001b[31mred"',
  );
  expect(printable("\u009B31m \u202Egnp.exe \uD800")).toBe("\\u009b31m \\u202egnp.exe \\ud800");
});

test("everything else is shown as it is", () => {
  const text = "line 2: naam “Café Žižkov” 🌿\n\tis missing";
  expect(printable(text)).toBe(text);
});
