import { expect, test } from "vitest";
import { licenceNameOf } from "./licence-name.ts";

test.each([
  ["The Dude", { kind: "door", name: "The Dude" }],
  ["Café Cremers", { kind: "door", name: "Café Cremers" }],
  ["'t Hoekje", { kind: "door", name: "'t Hoekje" }],
  ["Utopia Exploitatie", { kind: "holder", name: "Utopia Exploitatie" }],
  ["Groene Vinger B.V.", { kind: "holder", name: "Groene Vinger B.V." }],
  ["Groene Vinger V.O.F.", { kind: "holder", name: "Groene Vinger V.O.F." }],
  ["Groene Vinger BV h/o Coffeeshop Relax", { kind: "door", name: "Coffeeshop Relax" }],
  ["A. Voorbeeld h/o Relax", { kind: "door", name: "Relax" }],
  ["A.B. van Voorbeeld", { kind: "person" }],
  ["Voorbeeld, A.B.", { kind: "person" }],
  ["Dhr. Voorbeeld", { kind: "person" }],
  ["mevrouw Voorbeeld", { kind: "person" }],
])("a register that writes “%s” tells %j, and of a person no name", (written, told) => {
  expect(licenceNameOf(written)).toEqual(told);
});
