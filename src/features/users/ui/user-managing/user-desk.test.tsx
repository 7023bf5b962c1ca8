import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { RoleOfUser, UserDetails } from "../../user-fields.ts";
import { UserDesk } from "./user-desk.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const MOD: RoleOfUser = { role: "mod", item: null, itemName: null };
const OWNER: RoleOfUser = { role: "shopAdmin", item: "andersom", itemName: "Andersom" };
const ADMIN: RoleOfUser = { role: "admin", item: null, itemName: null };

function show(roles: RoleOfUser[], accountId = 1) {
  const time = "2026-11-21T13:15:00Z";
  const sessions = [{ _id: "5", device: "Firefox on Linux", startedAt: time, usedAt: time }];
  const user: UserDetails = {
    id: 9,
    rev: "r",
    values: { name: "Lies", url: "lies", joinedAt: time },
    shown: { roles, isSample: false, sessions },
  };
  const ways = { providers: ["google"], isApp: false, path: "/dashboard/users/user?id=9" } as const;
  const Page = createRoutesStub([
    { path: "/", Component: () => <UserDesk user={user} accountId={accountId} ways={ways} /> },
  ]);
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <Page />
    </I18nProvider>,
  );
}

function answering(status: number, answer: object = {}) {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return Response.json(answer, { status });
  });
  return sent;
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

test("a role is taken away by one press, and the page says from when it counts", async () => {
  const sent = answering(200);
  show([MOD, OWNER]);
  await press("Take away: Speaks for a shop: Andersom");
  expect(sent).toEqual([{ _id: "9", rev: "r", changes: { take: { role: "shopAdmin", item: "andersom" } } }]);
  screen.getByText(/^Done/);
});

test("a session is ended by one press, and what fails is said", async () => {
  const sent = answering(409, { errors: [], current: {} });
  show([]);
  await press("Log out: Firefox on Linux");
  expect(sent).toEqual([{ _id: "9", rev: "r", changes: { endSession: 5 } }]);
  screen.getByText(/^Nothing was changed/);
});

test("a shop that is not there is said beside its field, and what was typed stays", async () => {
  answering(409, { errors: [{ msg: "There is no such shop or brand", param: "changes.give.item" }] });
  show([]);
  const item = screen.getByLabelText<HTMLInputElement>(/^Shop or brand/);
  fireEvent.input(item, { target: { value: "nowhere" } });
  await press("Give this role");
  expect(item.getAttribute("aria-invalid")).toBe("true");
  expect(item.value).toBe("nowhere");
});

test("whoever logged in long ago is asked to do it again", async () => {
  answering(403, { errors: [{ msg: "Sign in again first", param: "session" }] });
  show([]);
  await press("Give this role");
  screen.getByRole("dialog", { name: "Log in again first" });
});

test("nobody is offered to change the role of an admin, or their own", () => {
  show([ADMIN]);
  expect(screen.queryByRole("button", { name: /^Take away/ })).toBeNull();
  cleanup();
  show([MOD], 9);
  expect(screen.queryByRole("button", { name: /^Take away|^Give/ })).toBeNull();
});
