import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub, useLocation } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { takeAct } from "#features/accounts/pending-act.ts";
import type { Invitation } from "../colleague.ts";
import { InvitationSteps } from "./invitation-steps.tsx";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const OPEN: Invitation = {
  state: "open",
  item: { type: "shop" as const, id: 7, name: "De Reiger", url: "de-reiger" },
  inviter: { _id: "1", url: "mies", name: "Mies", thumbnail: "/p.jpg" },
};

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`At ${pathname}${search}`}</p>;
}

type Shown = Partial<Parameters<typeof InvitationSteps>[0]> & { address?: string };

function show({ address = "/colleague?token=abc", ...steps }: Shown = {}) {
  const all = { token: "abc", invitation: OPEN, isTheirs: false, readerName: "Lies", ...steps };
  const Page = createRoutesStub([
    {
      path: "/colleague",
      Component: () => (
        <>
          <InvitationSteps {...all} />
          <Address />
        </>
      ),
    },
    { path: "*", Component: Address },
  ]);
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <Page initialEntries={[address]} />
    </I18nProvider>,
  );
}

/** A server that answers every call alike, and what it was sent. */
function answering(status: number, body: object) {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body: given }: RequestInit) => {
    sent.push(JSON.parse(String(given)));
    return Response.json(body, { status });
  });
  return sent;
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

test("whoever says yes goes on to the desk of the shop", async () => {
  const sent = answering(200, { shop: "7" });
  show();
  screen.getByText("You’re logged in as Lies.");
  expect(screen.getByRole("link", { name: "Mies" }).getAttribute("href")).toBe("/user/mies");
  await press("Yes, I’ll join");
  expect(sent).toEqual([{ token: "abc" }]);
  await screen.findByText("At /dashboard/shops/shop?id=7");
});

test("a visitor logs in first, and the token stays in this tab: it is in no address on the way", async () => {
  show({ readerName: null });
  await press("Log in to say yes");
  await screen.findByText("At /login?path=%2Fcolleague");
  cleanup();
  show({ token: null, invitation: null, address: "/colleague?newUser=1" });
  await screen.findByText("At /colleague?newUser=1&token=abc");
  expect(takeAct(() => true)).toBeUndefined();
});

test.each([
  ["taken", /^Somebody has said yes with this link already/],
  ["withdrawn", /^This invitation was withdrawn/],
  ["old", /^This link is older than seven days/],
  [null, /^We don’t know this link/],
] as const)("a link that is %s is told in a sentence, without a button", (state, sentence) => {
  show({ invitation: state && { ...OPEN, state } });
  screen.getByText(sentence);
  expect(screen.queryByRole("button")).toBeNull();
});

test("whoever speaks for the shop already goes on, also with a link that is used", () => {
  show({ isTheirs: true, invitation: { ...OPEN, state: "taken" } });
  expect(screen.getByRole("link", { name: "Look after its page" }).getAttribute("href")).toBe(
    "/dashboard/shops/shop?id=7",
  );
});

test("trouble on our side says so, and the yes can be said again", async () => {
  answering(503, { errors: [] });
  show();
  await press("Yes, I’ll join");
  screen.getByText(/nothing is lost/);
  screen.getByRole("button", { name: "Yes, I’ll join" });
});
