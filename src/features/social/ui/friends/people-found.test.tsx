import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { PeopleFound } from "./people-found.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const NOOR = { id: 7, url: "noor", name: "Noor", thumbnail: "/noor.webp" };

test("who is found can be asked to be friends in the list, unless one is them", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (path: string, { body }: RequestInit) => {
    sent.push([path, JSON.parse(String(body))]);
    return Promise.resolve(Response.json({}));
  });
  const people = [
    { ...NOOR, relation: "none" as const },
    { ...NOOR, id: 8, url: "bram", name: "Bram", relation: "friendRequested" as const },
    { ...NOOR, id: 9, url: "sam", name: "Sam", relation: "self" as const },
    { ...NOOR, id: 10, url: "eva", name: "Eva", relation: null },
  ];
  const Stub = createRoutesStub([
    { path: "*", Component: () => <PeopleFound title="Found" people={people} /> },
  ]);
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <Stub />
    </I18nProvider>,
  );
  const buttons = await screen.findAllByRole("button");
  expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual([
    "Add friend, Noor",
    "Withdraw request, Bram",
  ]);
  expect(screen.getAllByRole("link")).toHaveLength(4);
  fireEvent.click(screen.getByRole("button", { name: "Add friend, Noor" }));
  await waitFor(() => expect(sent).toEqual([["/api/befrienduser", { userId: "7", befriend: true }]]));
});
