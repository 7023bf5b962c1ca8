import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { callsOfEditor, drawOnPage } from "#features/dashboard/ui/editor/editor-on-page.test-support.tsx";
import { NEEDS_ALT } from "../../call-refusals.ts";
import type { PostState } from "../../post-state.ts";
import type { PostToEdit, PostValues } from "../../post-to-edit.ts";
import { PostEditor } from "./post-editor.tsx";

const calls = callsOfEditor<{ changes: Record<string, unknown> }>();

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const KEY = "0123456789abcdef0123456789abcdef";

function post(state: PostState = "draft", values: Partial<PostValues> = {}): PostToEdit {
  return {
    id: 7,
    rev: "one",
    values: {
      kind: "article",
      title: { en: "An evening", source: "en" },
      lead: { en: "Short", source: "en" },
      body: { en: "Long", nl: "Lang", source: "en" },
      cover: null,
      coverAlt: null,
      cities: [],
      tags: null,
      author: "editorial",
      brand: null,
      shop: null,
      isSponsored: false,
      publishedAt: null,
      startsAt: null,
      endsAt: null,
      place: null,
      ...values,
    },
    shown: {
      state,
      slug: "an-evening",
      isSample: false,
      pictures: [{ key: KEY, width: 1200, height: 800 }],
      changedAt: "2026-11-28T12:00:00Z",
    },
  };
}

const open = (one: PostToEdit | null = post()) =>
  drawOnPage(<PostEditor post={one} revisions={[]} accountId={1} pictureBase="" />);

const field = (id: string) => document.getElementById(id) as HTMLInputElement;
const type = (id: string, value: string) => fireEvent.change(field(id), { target: { value } });

async function press(name: string, answer = { status: 200, body: { _id: "7", rev: "two" } as object }) {
  calls.answers.push(answer);
  await act(async () => fireEvent.click(screen.getByRole("button", { name })));
}

describe("the editor of a post", () => {
  test("asks for what the chosen kind and author have, and for nothing else", async () => {
    await open(null);
    expect(screen.queryByLabelText(/^The event starts/)).toBeNull();
    expect(screen.queryByLabelText(/^It’s paid for/)).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Event" }));
    expect(screen.getByLabelText(/^The event starts/)).toBeTruthy();
    fireEvent.change(field("edit-author"), { target: { value: "shop" } });
    expect(screen.getByLabelText(/^It’s paid for/)).toBeTruthy();
    expect(screen.getByRole("group", { name: "Shop" })).toBeTruthy();
    expect(screen.queryByRole("group", { name: "Brand" })).toBeNull();
  });

  test("publishes together with what was typed, and a date that is empty is none", async () => {
    await open(post("draft", { publishedAt: "2026-12-01T11:00:00.000Z" }));
    type("edit-title-nl", "Een avond");
    type("edit-publishedAt", "");
    await press("Publish");
    const title = { en: "An evening", nl: "Een avond", source: "en" };
    expect(calls.sent).toMatchObject([{ changes: { title, publishedAt: null, step: "publish" } }]);
  });

  test("offers the steps of its state, its page once there is one, and to delete what nobody sees", async () => {
    const offered = async (state: PostState) => {
      cleanup();
      await open(post(state));
      const names = ["Publish", "Back to draft", "Take down", "Make it a draft again", "Delete for good"];
      return [
        ...names.filter((name) => screen.queryByRole("button", { name })),
        ...(screen.queryByRole("link", { name: "View its page" }) ? ["page"] : []),
      ];
    };
    expect(await offered("draft")).toEqual(["Publish", "Delete for good"]);
    expect(await offered("scheduled")).toEqual(["Back to draft", "Take down"]);
    expect(await offered("published")).toEqual(["Take down", "page"]);
    expect(await offered("withdrawn")).toEqual(["Make it a draft again", "Delete for good"]);
  });

  test("says beside the field which words read as advertising, and saves all the same", async () => {
    await open();
    expect(screen.queryByText("This reads as advertising")).toBeNull();
    type("edit-lead", "A discount for everybody");
    expect(screen.getByText("This reads as advertising")).toBeTruthy();
    expect(screen.getByText(/^discount \(English\)/)).toBeTruthy();
    await press("Save");
    expect(calls.sent).toMatchObject([{ changes: { lead: { en: "A discount for everybody" } } }]);
  });

  test("puts a picture into the text of each language, and says beside it that words are missing", async () => {
    await open();
    fireEvent.click(screen.getByRole("button", { name: "Put it into the text" }));
    expect(field("edit-body").value).toBe(`Long\n\n![](/img/${KEY})\n`);
    expect(field("edit-body-nl").value).toBe(`Lang\n\n![](/img/${KEY})\n`);
    expect(field("edit-body-de").value).toBe("");
    const errors = [{ msg: NEEDS_ALT.msg, param: "changes.body.nl" }];
    await press("Publish", { status: 400, body: { errors } });
    const said = document.getElementById(field("edit-body-nl").getAttribute("aria-describedby") ?? "");
    expect(said?.textContent ?? document.body.textContent).toContain("between the square brackets");
    expect(field("edit-body").value).toContain(KEY);
  });

  test("takes a cover of its pictures, and asks then what one sees on it", async () => {
    await open();
    expect(screen.queryByRole("group", { name: /^What one sees on the cover/ })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Make it the cover" }));
    expect(screen.getByRole("group", { name: /^What one sees on the cover/ })).toBeTruthy();
    await press("Save");
    expect(calls.sent).toMatchObject([{ changes: { cover: KEY } }]);
  });

  test("says why a picture cannot go, and has none before the first save", async () => {
    await open();
    await press("Remove", {
      status: 409,
      body: { errors: [{ msg: "The post shows this picture", param: "picture" }] },
    });
    expect(calls.methods).toEqual(["DELETE"]);
    expect(screen.getByText(/still shows this picture/)).toBeTruthy();
    cleanup();
    await open(null);
    expect(screen.getByText(/Save the draft first/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Add pictures" })).toBeNull();
  });

  test("deletes after one more question, with the version that is shown", async () => {
    await open();
    fireEvent.click(screen.getByRole("button", { name: "Delete for good" }));
    const dialog = within(screen.getByRole("dialog"));
    calls.answers.push({ status: 409, body: { errors: [] } });
    await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Delete it" })));
    expect(calls.sent).toMatchObject([{ _id: "7", rev: "one" }]);
    expect(dialog.getByText(/It’s still there/)).toBeTruthy();
  });
});

describe("its preview", () => {
  test("is the public page in each language, in which a script is no script, and names the lines left out", async () => {
    const body = {
      en: `Hello\n\n<script>document.title = "x"</script>\n\n![A door](/img/${KEY})\n\n[press](javascript:void(0))`,
      nl: "Hallo",
      source: "en",
    } as const;
    await open(post("draft", { body }));
    fireEvent.click(screen.getByRole("button", { name: "Preview" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByText("Hello")).toBeTruthy();
    expect(dialog.getByRole("img", { name: "A door" })).toBeTruthy();
    expect(dialog.queryByRole("link", { name: "press" })).toBeNull();
    expect(dialog.getByText("press")).toBeTruthy();
    expect(document.querySelector("dialog script")).toBeNull();
    expect(dialog.getByText(/these lines of it: 3, 7/)).toBeTruthy();
    fireEvent.click(dialog.getByRole("button", { name: "Nederlands" }));
    expect(dialog.getByText("Hallo")).toBeTruthy();
  });
});
