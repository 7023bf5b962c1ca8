import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { OwnClaim } from "../claim.ts";
import { ClaimSteps } from "./claim-steps.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const SHOP = {
  type: "shop",
  id: "7",
  name: "De Reiger",
  proofs: {},
  noMail: null,
  isSpokenFor: false,
} as const;
const SENT: OwnClaim = {
  proof: "document",
  proofBy: null,
  state: "proven",
  triesLeft: 0,
  codeUntil: null,
  isDispute: false,
  reason: null,
  explanation: null,
};

test("each next step takes the focus and is scrolled to, and the first one leaves both alone", () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView").mockReturnValue(undefined);
  function Page() {
    const [claim, setClaim] = useState<OwnClaim | null>(null);
    return (
      <>
        <button type="button" onClick={() => setClaim(SENT)}>
          It has arrived
        </button>
        <ClaimSteps item={SHOP} claim={claim} isTheirs={false} />
      </>
    );
  }
  const Stub = createRoutesStub([{ path: "/", Component: Page }]);
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <Stub />
    </I18nProvider>,
  );
  expect(document.activeElement).toBe(document.body);
  expect(scrolled).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "It has arrived" }));
  const arrived = screen.getByText("Your document has arrived.");
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(arrived)).toBe(true);
  expect(scrolled).toHaveBeenCalledOnce();
});
