import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { type Permissions } from "#platform/viewer.ts";
import { roomOf } from "../rooms.ts";
import { WayBack } from "./way-back.tsx";

afterEach(cleanup);

const NOBODY: Permissions = { admin: false, mod: false, shopAdmin: [], brandAdmin: [] };

const ways = (permissions: Partial<Permissions>) => {
  const room = roomOf("/dashboard/shops/shop");
  if (!room) throw new Error("There is no room of shops");
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  const Stub = createRoutesStub([
    { path: "/", Component: () => <WayBack room={room} permissions={{ ...NOBODY, ...permissions }} /> },
  ]);
  render(
    <I18nProvider i18n={i18n}>
      <Stub />
    </I18nProvider>,
  );
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  cleanup();
  return links;
};

test("a thing leads to its list and to the overview, and the one shop of somebody has no list", () => {
  expect(ways({ admin: true })).toEqual(["/dashboard", "/dashboard/shops"]);
  expect(ways({ shopAdmin: [4, 7] })).toEqual(["/dashboard", "/dashboard/shops"]);
  expect(ways({ shopAdmin: [4] })).toEqual(["/dashboard"]);
});
