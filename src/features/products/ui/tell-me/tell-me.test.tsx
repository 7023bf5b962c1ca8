import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { PendingAct } from "#features/accounts/pending-act.ts";
import { SignInContext } from "#features/accounts/ui/sign-in-context.ts";
import { messages } from "#locales/en/tell-me.ts";
import { rememberTown } from "../../../places/last-town.ts";
import { TellMe } from "./tell-me.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: messages } });
const HAZE = { id: 7, type: "weed", slug: "amnesia-haze", name: "Amnesia Haze" };
const CITIES = [
  { slug: "breda", name: "Breda" },
  { slug: "rotterdam", name: "Rotterdam" },
];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function draw(isGuest: boolean, city: string | null = null, lastCity: string | null = null) {
  const asked: PendingAct[] = [];
  const sent: object[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)) as object);
    return Response.json({ watch: true });
  });
  const Component = () => (
    <SignInContext value={(pending) => asked.push(pending)}>
      <TellMe product={HAZE} choices={{ cities: CITIES, watches: [], city, lastCity }} isGuest={isGuest} />
    </SignInContext>
  );
  const Stub = createRoutesStub([{ path: "/", Component }]);
  render(
    <I18nProvider i18n={i18n}>
      <Stub />
    </I18nProvider>,
  );
  return { asked, sent };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

const chosenTown = () => screen.getByLabelText<HTMLSelectElement>("Near which town?").value;

test("whoever was nowhere yet is asked near which town, and nothing is sent before they say", async () => {
  const { sent } = draw(false);
  expect(chosenTown()).toBe("");
  await press("Tell me");
  expect(screen.getByLabelText("Near which town?").getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(screen.getByLabelText("Near which town?"));
  expect(sent).toEqual([]);
});

test("the question begins with the town of the address, else the one last looked at, else the one last waited in", () => {
  draw(false, null, "breda");
  expect(chosenTown()).toBe("breda");
  cleanup();
  rememberTown("rotterdam");
  draw(false, null, "breda");
  expect(chosenTown()).toBe("rotterdam");
  cleanup();
  draw(false, "breda");
  expect(chosenTown()).toBe("breda");
  cleanup();
  rememberTown("nowhere");
  draw(false);
  expect(chosenTown()).toBe("");
});

test("a visitor is asked to sign in, and what they wished goes on afterwards", async () => {
  const { asked, sent } = draw(true, "rotterdam");
  await press("Tell me");
  expect(asked).toEqual([{ call: "watchproduct", body: { productId: "7", city: "rotterdam", watch: true } }]);
  expect(sent).toEqual([]);
});

test("a member waits near the town they choose, sees that, and takes it back", async () => {
  const { sent } = draw(false);
  fireEvent.change(screen.getByLabelText("Near which town?"), { target: { value: "rotterdam" } });
  await press("Tell me");
  await vi.waitFor(() =>
    expect(screen.getByRole("listitem").textContent).toContain("Amnesia Haze near Rotterdam"),
  );
  await press("Don’t tell me of Amnesia Haze near Rotterdam");
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ productId: "7", city: "rotterdam", watch: false });
});
