import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { Permissions } from "#platform/viewer.ts";
import { roomOf } from "../rooms.ts";
import { LookBack } from "./look-back.tsx";

afterEach(cleanup);

const NOBODY: Permissions = { admin: false, mod: false, shopAdmin: [], brandAdmin: [] };

function linksIn(path: string, permissions: Partial<Permissions>): (string | null)[] {
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <MemoryRouter>
        <LookBack room={roomOf(path)} permissions={{ ...NOBODY, ...permissions }} />
      </MemoryRouter>
    </I18nProvider>,
  );
  return screen.queryAllByRole("link").map((link) => link.getAttribute("href"));
}

test("where something is decided an admin looks back at today", () => {
  expect(linksIn("/dashboard/reviews", { admin: true })).toEqual(["/dashboard/audit?from=today"]);
  cleanup();
  expect(linksIn("/dashboard/queue", { admin: true })).toEqual(["/dashboard/audit?from=today"]);
});

test.each([
  ["where nothing is decided", "/dashboard/shops", { admin: true }],
  ["for whoever may not read the log", "/dashboard/deals", { brandAdmin: [1] }],
])("there is nothing to look back at %s", (_, path, permissions) => {
  expect(linksIn(path, permissions)).toEqual([]);
});
