import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import * as v from "valibot";
import { afterEach, describe, expect, test, vi } from "vitest";
import { SAMPLES_ONLY } from "../../call-refusals.ts";
import type { EditedItem, Fields } from "../../field.ts";
import type { Revision } from "../../revision.ts";
import { callsOfEditor, drawOnPage } from "./editor-on-page.test-support.tsx";
import { EditorPage } from "./editor-page.tsx";

const label = (message: string) => ({ id: message, message });
const any = v.any();

const FIELDS = {
  title: { group: "all", label: label("Title"), kind: "texts", schema: any },
  code: { group: "all", label: label("Code"), kind: "line", isOptional: true, schema: any },
  price: { group: "all", label: label("Price"), kind: "cents", isOptional: true, schema: any },
} as const satisfies Fields;

const ITEM: EditedItem<object> = {
  id: 7,
  rev: "one",
  values: { title: { nl: "Vloei", source: "nl" }, code: null, price: 300 },
  shown: {},
};

interface Sent {
  rev?: string;
  changes?: object;
}

const calls = callsOfEditor<Sent>();

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function openEditor(
  item: EditedItem<object> | null = ITEM,
  { accountId = 1, isReadOnly = false, leadsAway = false, revisions = [] as readonly Revision[] } = {},
) {
  const editor = (
    <EditorPage
      list="deals"
      accountId={accountId}
      isReadOnly={isReadOnly}
      fields={FIELDS}
      groups={[{ group: "all", label: label("All") }]}
      item={item}
      revisions={revisions}
      steps={[{ id: "pause", label: label("Pause"), besides: { step: "pause" } }]}
      mistakes={{ "Too cheap": label("That is too cheap.") }}
      itemPath="/"
    />
  );
  await drawOnPage(editor, { leadsAway });
  await field("Price");
}

const field = (name: string | RegExp) =>
  screen.findByLabelText<HTMLInputElement>(new RegExp(`^${typeof name === "string" ? name : name.source}`));
const type = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const save = () => fireEvent.click(screen.getByRole("button", { name: "Save" }));
const item = (changes: object, rev: string) => ({ _id: "7", rev, ...ITEM.values, ...changes });

describe("a save", () => {
  test("sends only what changed, with the version that was seen, and says when it was saved", async () => {
    calls.answers = [{ status: 200, body: item({ price: 225 }, "two") }];
    await openEditor();
    await type("Price", "€ 2,25");
    expect(screen.getByText(/^Not saved yet: Price\./)).toBeTruthy();
    save();
    await screen.findByText(/^Saved/);
    expect(calls.methods).toEqual(["PATCH"]);
    expect(calls.sent).toEqual([{ _id: "7", rev: "one", changes: { price: 225 } }]);
    expect((await field("Price")).value).toBe("2.25");
  });

  test("takes a step together with what was typed", async () => {
    calls.answers = [{ status: 200, body: item({ code: "TWO" }, "two") }];
    await openEditor();
    await type("Code", "TWO");
    fireEvent.click(screen.getByRole("button", { name: "Pause" }));
    await screen.findByText(/^Saved/);
    expect(calls.sent[0]?.changes).toEqual({ code: "TWO", step: "pause" });
  });

  test("keeps what is typed while it is on its way", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    vi.stubGlobal("fetch", () => promise);
    await openEditor();
    await type("Code", "ONE");
    save();
    await type("Price", "9");
    resolve(Response.json(item({ code: "ONE" }, "two")));
    await screen.findByText(/^Not saved yet: Price\./);
    expect([(await field("Code")).value, (await field("Price")).value]).toEqual(["ONE", "9"]);
  });

  test("of an amount that is none is not sent: the field says so, and keeps what was typed", async () => {
    await openEditor();
    await type("Price", "cheap");
    save();
    await screen.findByText("Price: Enter an amount such as 12.50.");
    expect((await field("Price")).value).toBe("cheap");
    expect((await field("Price")).getAttribute("aria-invalid")).toBe("true");
    expect(calls.sent).toEqual([]);
    await type("Price", "3");
    expect((await field("Price")).getAttribute("aria-invalid")).toBeNull();
  });

  test("that was refused says why beside each field, in the order of the fields", async () => {
    const errors = [
      { msg: "Too cheap", param: "changes.price" },
      { msg: "Must not be empty", param: "changes.title" },
      { msg: "Must have at most 60 characters", param: "changes.title.de" },
    ];
    calls.answers = [{ status: 400, body: { errors } }];
    await openEditor();
    await type("Price", "0.01");
    save();
    const [summary, beside] = await screen.findAllByRole("alert");
    expect(
      within(summary as HTMLElement)
        .getAllByRole("link")
        .map((link) => [link.textContent, link.getAttribute("href")]),
    ).toEqual([
      ["Title: This can’t be empty.", "#edit-title"],
      ["Title: At most 60 characters.", "#edit-title-de"],
      ["Price: That is too cheap.", "#edit-price"],
    ]);
    expect(beside?.closest("[data-acts]")?.textContent).toContain("Not saved: 3 fields aren’t right yet.");
    fireEvent.click(within(beside as HTMLElement).getByRole("link", { name: "Show the first" }));
    expect(document.activeElement?.id).toMatch(/^edit-title/);
  });

  test.each([
    [401, "Not yours", /no longer logged in/],
    [403, "Not yours", /no longer allowed/],
    [403, SAMPLES_ONLY.msg, /as a sample person/],
    [404, "Not yours", /no longer exists/],
    [500, "Not yours", /nothing is lost/],
  ])("that fails with %s, %s, loses nothing and says why", async (status, msg, reason) => {
    calls.answers = [{ status, body: { errors: [{ msg, param: "" }] } }];
    await openEditor(ITEM, { leadsAway: status < 500 && msg !== SAMPLES_ONLY.msg });
    await type("Code", "KEPT");
    await act(async () => save());
    await screen.findByText(reason);
    expect((await field("Code")).value).toBe("KEPT");
  });
});

describe("what is typed and not saved", () => {
  test("is found again after the page was left, and gone once it is undone", async () => {
    await openEditor();
    await type("Code", "LATER");
    await screen.findByText(/copy is on this device/);
    cleanup();
    await openEditor();
    expect((await field("Code")).value).toBe("LATER");
    fireEvent.click(screen.getByRole("button", { name: "Discard changes" }));
    expect((await field("Code")).value).toBe("");
    cleanup();
    await openEditor();
    expect((await field("Code")).value).toBe("");
  });

  test.each([
    ["another thing", { ...ITEM, id: 8 }, 1],
    ["somebody else on the same device", ITEM, 2],
  ])("of %s is not", async (_, other, accountId) => {
    await openEditor();
    await type("Code", "LATER");
    cleanup();
    await openEditor(other, { accountId });
    expect((await field("Code")).value).toBe("");
  });

  test("is not sent with a step of what may only be moved by now, which is shown as it stands", async () => {
    calls.answers = [{ status: 200, body: item({}, "two") }];
    await openEditor();
    await type("Code", "LATER");
    cleanup();
    await openEditor({ ...ITEM, rev: "approved" }, { isReadOnly: true });
    expect((await field("Code")).value).toBe("");
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Pause" }));
    await waitFor(() => expect(calls.sent).toHaveLength(1));
    expect(calls.sent[0]).toEqual({ _id: "7", rev: "approved", changes: { step: "pause" } });
  });
});

test("a refusal without its reason leads to the field of the reason, which is none of the thing", async () => {
  calls.answers = [{ status: 400, body: { errors: [{ msg: "Is missing", param: "reason" }] } }];
  await openEditor();
  fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  const link = await screen.findByRole("link", { name: /^Write why you refuse it/ });
  expect(link.getAttribute("href")).toBe("#edit-reason");
});

describe("somebody else saved in between", () => {
  const conflict = (theirs: object) => ({
    status: 409,
    body: { errors: [{ msg: "Was changed in between", param: "rev" }], current: item(theirs, "theirs") },
  });

  test("other fields: both are put together, and saved once more on top of theirs", async () => {
    calls.answers = [
      conflict({ price: 100 }),
      { status: 200, body: item({ price: 100, code: "MINE" }, "three") },
    ];
    await openEditor();
    await type("Code", "MINE");
    save();
    await screen.findByText(/Both are merged now/);
    expect((await field("Price")).value).toBe("1.00");
    save();
    await screen.findByText(/^Saved/);
    expect(calls.sent[1]).toEqual({ _id: "7", rev: "theirs", changes: { code: "MINE" } });
  });

  test("the same field: it is asked which one counts, with what stood before", async () => {
    calls.answers = [
      conflict({ code: "THEIRS", price: 100 }),
      { status: 200, body: item({ code: "MINE" }, "three") },
    ];
    await openEditor();
    await type("Code", "MINE");
    save();
    await screen.findByRole("heading", { name: /Somebody else saved this/ });
    expect(screen.getAllByRole("group")).toHaveLength(1);
    expect(screen.getByRole("group", { name: /^Code before: –$/ })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /MINE/ }).checked).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: /Use these/ }));
    expect((await field("Code")).value).toBe("MINE");
    expect((await field("Price")).value).toBe("1.00");
    save();
    await screen.findByText(/^Saved/);
    expect(calls.sent[1]).toEqual({ _id: "7", rev: "theirs", changes: { code: "MINE" } });
  });

  test("theirs can be left as it is, and what only I changed is still mine to save", async () => {
    calls.answers = [conflict({ code: "THEIRS" })];
    await openEditor();
    await type("Code", "MINE");
    await type("Price", "1");
    save();
    fireEvent.click(await screen.findByRole("button", { name: /Keep what/ }));
    expect((await field("Code")).value).toBe("THEIRS");
    expect((await field("Price")).value).toBe("1");
    expect(screen.getByText(/^Not saved yet: Price\./)).toBeTruthy();
  });
});

test("a new thing is sent whole, and its page is the next", async () => {
  calls.answers = [{ status: 200, body: item({}, "one") }];
  await openEditor(null);
  await type("Nederlands", "Vloei");
  fireEvent.click(screen.getByRole("button", { name: "Save as a draft" }));
  await screen.findByText("at /?id=7");
  expect(calls.methods).toEqual(["POST"]);
  expect(calls.sent).toEqual([{ title: { nl: "Vloei", source: "nl" }, code: null, price: null }]);
});

test("a version that is older than a field says nothing of it, and restored it leaves the field as it is and leads to the first that changes", async () => {
  const stood = { title: { nl: "Vloei", source: "nl" }, code: "OLD" };
  await openEditor(ITEM, { revisions: [{ id: 1, at: "2026-11-20T10:00:00Z", by: "Ada", stood }] });
  expect(screen.getByText("OLD")).toBeTruthy();
  expect(screen.queryByText("Price:", { exact: false, selector: "ol li" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Restore what stood before" }));
  expect((await field("Code")).value).toBe("OLD");
  expect(document.activeElement).toBe(await field("Code"));
  expect((await field("Price")).value).toBe("3.00");
});

test("a text that is missing in its own language too is missing in all nine, and nobody reads another instead", async () => {
  await openEditor();
  expect(screen.getByText("8 languages missing")).toBeTruthy();
  expect(screen.getAllByText("Missing: visitors see Nederlands instead")).toHaveLength(8);
  await type("Nederlands", "");
  expect(screen.getByText("9 languages missing")).toBeTruthy();
  expect(screen.queryByText(/visitors see/)).toBeNull();
});
