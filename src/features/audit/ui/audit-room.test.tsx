import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { type EntryInWords, readAuditQuery, type VerifiedLog } from "../audit-query.ts";
import { AuditRoom } from "./audit-room.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ENTRY: EntryInWords = {
  _id: "3",
  at: "2026-11-28T17:00:00Z",
  role: "admin",
  actor: { type: "account", _id: "1", name: "Ada", path: "/dashboard/users/user?id=1", isGone: false },
  action: "edit",
  target: { type: "shop", _id: "7", name: "Andersom", path: "/dashboard/shops/shop?id=7", isGone: false },
  reason: null,
  details: [{ word: "fields", value: "name, hours", thing: null }],
  inWords: [{ label: "Fields", value: "Name, Opening hours", path: null }],
};

const GONE = { _id: "4", name: null, path: null, isGone: true };

type Beside = (entry: EntryInWords, what: string) => ReactNode;

function show(items: EntryInWords[], search = "", beside?: Beside) {
  const query = readAuditQuery(new URLSearchParams(search));
  const page = { items, total: items.length, page: 1, pageCount: 1 };
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <AuditRoom
          path="/dashboard/audit"
          title="Log"
          query={query}
          page={page}
          {...(beside && { beside })}
        />
      ),
    },
  ]);
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <Page />
    </I18nProvider>,
  );
}

test("an entry says what was done to which thing by whom, with the way there", () => {
  show([ENTRY]);
  const cells = screen.getAllByRole("cell").map(({ textContent }) => textContent);
  expect(cells.slice(0, 3)).toEqual(["Edited", "Shop 7: Andersom", "Ada"]);
  expect(cells[4]).toBe("Fields: Name, Opening hours");
  expect(screen.getByRole("link", { name: "Shop 7: Andersom" }).getAttribute("href")).toBe(
    "/dashboard/shops/shop?id=7",
  );
});

test("the details are shown as the log has them, when that is asked for", () => {
  show([ENTRY]);
  fireEvent.click(screen.getByRole("checkbox", { name: "Show the details as the log has them" }));
  expect(screen.getAllByRole("cell")[4]?.textContent).toBe("fields: name, hours");
});

test.each<[Partial<EntryInWords>, string]>([
  [
    { actor: { type: "account", _id: "9", name: null, path: null, isGone: true } },
    "Somebody who left (account 9)",
  ],
  [{ actor: null, role: "rule" }, "A rule of the site"],
  [{ actor: null, role: "operator" }, "The command line"],
])("who did it is said where nobody has a name: %j", (entry, said) => {
  show([{ ...ENTRY, ...entry }]);
  expect(screen.getByRole("cell", { name: said })).toBeTruthy();
});

test("what a later version wrote is told by its own word, and links nowhere", () => {
  show([{ ...ENTRY, action: "teleport", target: { ...GONE, type: "planet", isGone: false } }]);
  expect(screen.getByRole("cell", { name: "teleport" })).toBeTruthy();
  expect(screen.getByRole("cell", { name: "planet 4" })).toBeTruthy();
});

test("what is gone is said to be gone, and links nowhere", () => {
  show([{ ...ENTRY, target: { ...GONE, type: "shop" } }]);
  expect(screen.getByRole("cell", { name: "Shop 4, no longer there" })).toBeTruthy();
});

test("a detail leads to what it names", () => {
  show([{ ...ENTRY, inWords: [{ label: "For", value: "Relax", path: "/dashboard/shops/shop?id=8" }] }]);
  expect(screen.getByRole("link", { name: "Relax" }).getAttribute("href")).toBe("/dashboard/shops/shop?id=8");
  expect(screen.getAllByRole("cell")[4]?.textContent).toBe("For: Relax");
});

test("what was asked for stands in the fields, and one link asks for all again", () => {
  show([], "who=Ada&what=merge&from=2026-11-01&id=5");
  expect(screen.getByLabelText<HTMLInputElement>("Who").value).toBe("Ada");
  expect(screen.getByLabelText<HTMLSelectElement>("What").value).toBe("merge");
  expect(screen.getByText("No such entry")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Show all" }).getAttribute("href")).toBe("/dashboard/audit");
});

const WELL: VerifiedLog = {
  entryCount: 3,
  brokenSeq: null,
  head: "3:ab",
  kept: null,
  at: "2026-11-28T17:00:00Z",
};

test.each<[Partial<VerifiedLog>, string]>([
  [{}, "All as they were written."],
  [{ kept: "goesOn" }, "All as they were written, and the log goes on from this head."],
  [{ brokenSeq: 2, kept: "goesOn" }, "Entry 2 is not as it was written."],
  [{ kept: "endIsMissing" }, "The end is missing: the log ends before this head."],
  [{ kept: "isAnother" }, "The log was written anew: this head is of another one."],
])("the log is looked through, and it is said what was found: %j", async (found, said) => {
  vi.stubGlobal("fetch", async () => Response.json({ ...WELL, ...found }));
  show([ENTRY]);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Check the log" })));
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.getByText(/^Head now: 3:ab/)).toBeTruthy();
});

test("a head that is refused is said beside its field, and stays", async () => {
  const errors = [{ msg: "Must be a number, a colon and 64 digits", param: "head" }];
  vi.stubGlobal("fetch", async () => Response.json({ errors }, { status: 400 }));
  show([ENTRY]);
  const field = screen.getByLabelText<HTMLInputElement>(/^Head from a mail/);
  fireEvent.change(field, { target: { value: "12" } });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Check the log" })));
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(field.value).toBe("12");
});

test("beside an entry stands what can be done about it, by the name of what it was done to", () => {
  show([ENTRY], "", (_, what) => <button type="button">Undo: {what}</button>);
  screen.getByRole("button", { name: "Undo: Shop 7: Andersom" });
});
