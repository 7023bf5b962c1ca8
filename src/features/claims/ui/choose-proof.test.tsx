import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { SAMPLES_ONLY } from "#features/dashboard/call-refusals.ts";
import type { NamedItem } from "../calls.ts";
import type { CodeProof, NoMail } from "../claim.ts";
import { ChooseProof } from "./choose-proof.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The form of a shop that can be proven so, on a site that answers every call alike, and what it was sent. */
function show(
  proofs: Partial<Record<CodeProof, string>>,
  status = 200,
  errors: object[] = [],
  { type = "shop", noMail = null }: { type?: NamedItem["type"]; noMail?: NoMail | null } = {},
) {
  const sent: [string, unknown][] = [];
  const onAsked = vi.fn<() => void>();
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    sent.push([path, body instanceof FormData ? Object.fromEntries(body) : JSON.parse(String(body))]);
    return Response.json({ errors }, { status });
  });
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => <ChooseProof item={{ type, id: "7" }} {...{ proofs, noMail, onAsked }} />,
    },
  ]);
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <Page />
    </I18nProvider>,
  );
  return { sent, onAsked };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
/** The browser of these tests does not take a file that was set for one that was chosen. */
function choose(file: File) {
  const field = screen.getByLabelText<HTMLInputElement>("Your document");
  fireEvent.change(field, { target: { files: [file], required: false } });
}

test("a shop of which nothing is known can be claimed by a document, which says first what to black out", async () => {
  const { sent, onAsked } = show({});
  screen.getByText(/citizen service number/);
  const file = new File(["%PDF-1.7 %%EOF"], "extract.pdf");
  choose(file);
  press("Send the document");
  await vi.waitFor(() => expect(onAsked).toHaveBeenCalledOnce());
  expect(sent).toEqual([["/api/claimdocument", { shopId: "7", document: expect.any(File) }]]);
});

test("whoever can get digits is asked for a document only when they choose to send one", async () => {
  const { sent, onAsked } = show({ email: "info@reiger.example", phone: "+31201234567" });
  expect(screen.queryByLabelText("Your document")).toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: "A document" }));
  screen.getByLabelText("Your document");
  fireEvent.click(screen.getByRole("radio", { name: "We call the shop" }));
  expect(screen.queryByLabelText("Your document")).toBeNull();
  press("Ask for the digits");
  await vi.waitFor(() => expect(onAsked).toHaveBeenCalledOnce());
  expect(sent).toEqual([["/api/claimshop", { shopId: "7", proof: "phone" }]]);
});

test("one that is too large is not sent, and one that is refused says what can be sent", async () => {
  const { sent, onAsked } = show({}, 400, [{ msg: "Must be a PDF, a JPEG or a PNG", param: "document" }]);
  press("Send the document");
  expect(await screen.findAllByText(/^Choose a PDF or a picture/)).not.toHaveLength(0);
  choose(new File([new Uint8Array(5_000_001)], "extract.pdf"));
  press("Send the document");
  expect(sent).toEqual([]);
  choose(new File(["<script>"], "extract.pdf"));
  press("Send the document");
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(await screen.findAllByText("This file is not a PDF, JPEG or PNG.")).not.toHaveLength(0);
  expect(onAsked).not.toHaveBeenCalled();
});

test.each([
  ["shop", "noAddress", /^The shop .*we know no email address of it/],
  ["shop", "otherDomain", /^The shop.*isn’t of the domain of its website/],
  ["shop", "tooNew", /^The shop.*less than thirty days ago/],
  ["brand", "noAddress", /^The brand .*we know no email address of it/],
  ["brand", "otherDomain", /^The brand.*isn’t of the domain of its website/],
  ["brand", "tooNew", /^The brand.*less than thirty days ago/],
] as const)("a %s with a website says why no mail goes there: %s", (type, noMail, words) => {
  show({}, 200, [], { type, noMail });
  screen.getByText(words);
});

test("a brand is asked for by its own words, and named as a brand", async () => {
  const { sent, onAsked } = show({ phone: "+31201234567" }, 200, [], { type: "brand" });
  screen.getByRole("radio", { name: /^We call the brand/ });
  press("Ask for the digits");
  await vi.waitFor(() => expect(onAsked).toHaveBeenCalledOnce());
  expect(sent).toEqual([["/api/claimshop", { brandId: "7", proof: "phone" }]]);
});

test("a sample person who claims what is none reads why not", async () => {
  show({ phone: "+31201234567" }, 403, [{ msg: SAMPLES_ONLY.msg, param: "_id" }], { type: "brand" });
  press("Ask for the digits");
  expect((await screen.findAllByText(/sample person/)).length).toBeGreaterThan(0);
});
