import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { callsOfEditor, drawOnPage } from "#features/dashboard/ui/editor/editor-on-page.test-support.tsx";
import type { Picture } from "#features/media/media.ts";
import type { Photographed, PhotoToEdit } from "../../photos.ts";
import { PhotosEditor } from "./photos-editor.tsx";

const photo = (id: string, words?: string): PhotoToEdit => ({
  _id: id,
  key: id.repeat(32),
  width: 1200,
  height: 800,
  alt: words ? { en: words, source: "en" } : null,
});

const PHOTOS = [photo("1", "The door"), photo("2", "The table"), photo("3")];

interface Sent {
  rev: string;
  photos: { _id: string; alt: object | null }[];
  logo?: null;
}

const calls = callsOfEditor<Sent>();

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function openPhotos(
  accountId = 1,
  options: { leadsAway?: boolean; logo?: Picture; type?: Photographed; isOfGrower?: boolean } = {},
) {
  const { logo = null, type = "shop", isOfGrower = false } = options;
  const photos = { id: 7, rev: "one", values: { photos: PHOTOS, logo }, shown: { [type]: "7", isOfGrower } };
  const of = { type, id: 7 } as const;
  await drawOnPage(<PhotosEditor of={of} photos={photos} accountId={accountId} pictureBase="" />, options);
  if (!isOfGrower) await screen.findAllByRole("listitem");
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const names = () =>
  screen.getAllByRole("button", { name: /^Photo/ }).map((button) => button.getAttribute("aria-label"));
async function save() {
  await act(async () => press("Save"));
}

describe("the photos of a shop", () => {
  test("are named by what one sees, and by that nobody has said it", async () => {
    await openPhotos();
    expect(names()).toEqual([
      "Photo 1 of 3: The door",
      "Photo 2 of 3: The table",
      "Photo 3 of 3, no words yet",
    ]);
    expect(screen.getAllByText("no description")).toHaveLength(1);
  });

  test("change places by buttons, and the first one is the cover", async () => {
    await openPhotos();
    press(/The table/);
    press("Later");
    expect(names()).toEqual([
      "Photo 1 of 3: The door",
      "Photo 2 of 3, no words yet",
      "Photo 3 of 3: The table",
    ]);
    expect(document.activeElement?.textContent).toBe("Photo 3 of 3");
    press("Make cover");
    calls.answers.push({ status: 200, body: { shop: "7", rev: "two", photos: PHOTOS } });
    await save();
    expect(calls.sent).toMatchObject([{ rev: "one", photos: [{ _id: "2" }, { _id: "1" }, { _id: "3" }] }]);
    expect(await screen.findByText(/^Saved/)).toBeTruthy();
  });

  test("change places by dragging", async () => {
    await openPhotos();
    const [first, , third] = screen.getAllByRole("listitem");
    fireEvent.dragStart(first as HTMLElement, { dataTransfer: {} });
    fireEvent.dragOver(third as HTMLElement);
    expect(names()[2]).toBe("Photo 3 of 3: The door");
  });

  test("stay in their place when they are removed, can be put back, and go with the save", async () => {
    await openPhotos();
    press("Remove");
    press("Put back");
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
    press(/The table/);
    press("Remove");
    calls.answers.push({ status: 200, body: { shop: "7", rev: "two", photos: [PHOTOS[0], PHOTOS[2]] } });
    await save();
    expect(calls.sent).toMatchObject([{ photos: [{ _id: "1" }, { _id: "3" }] }]);
    expect(names()).toHaveLength(2);
  });

  test("are not saved with words that are too long, which are shown where they are", async () => {
    await openPhotos();
    press(/no words yet/);
    fireEvent.change(screen.getByLabelText("English"), { target: { value: "a".repeat(201) } });
    press(/The door/);
    await save();
    expect(calls.sent).toEqual([]);
    expect(screen.getByText("Write at most 200 characters.")).toBeTruthy();
    fireEvent.change(screen.getByLabelText("English"), { target: { value: "The bar" } });
    calls.answers.push({ status: 200, body: { shop: "7", rev: "two", photos: PHOTOS } });
    await save();
    expect(calls.sent[0]?.photos[2]).toEqual({ _id: "3", alt: { en: "The bar", source: "en" } });
  });

  test("that somebody else changed are mine or theirs, as one decides", async () => {
    await openPhotos();
    press("Later");
    const theirs = [photo("3"), photo("1", "Their door"), photo("4", "New")];
    calls.answers.push({
      status: 409,
      body: { errors: [], current: { shop: "7", rev: "two", photos: theirs } },
    });
    await save();
    press("Keep mine and check it");
    // The second one they removed, the fourth they added.
    expect(names()).toEqual(["Photo 1 of 3: The door", "Photo 2 of 3, no words yet", "Photo 3 of 3: New"]);
    calls.answers.push({ status: 200, body: { shop: "7", rev: "three", photos: PHOTOS } });
    await save();
    expect(calls.sent[1]?.rev).toBe("two");
  });

  test("stay as they were put when the right to them is gone, and the page is not read again", async () => {
    await openPhotos(1, { leadsAway: true });
    press("Later");
    calls.answers.push({ status: 403, body: { errors: [] } });
    await save();
    expect(screen.getByText(/no longer allowed/)).toBeTruthy();
    expect(names()[0]).toBe("Photo 1 of 3: The table");
  });

  test("and what is not saved yet is there again for whoever typed it, and for nobody else", async () => {
    await openPhotos();
    press("Later");
    cleanup();
    await openPhotos(2);
    expect(names()[0]).toBe("Photo 1 of 3: The door");
    cleanup();
    await openPhotos();
    expect(names()[0]).toBe("Photo 1 of 3: The table");
  });
});

describe("the logo of a shop", () => {
  const LOGO = { key: "a".repeat(32), width: 300, height: 200 };
  const shown = () => screen.queryByRole("img", { name: "The logo as it is now" });

  test("is removed with the save, can be put back until then, and outlives a reload of the page", async () => {
    await openPhotos(1, { logo: LOGO });
    press("Remove the logo");
    press("Put the logo back");
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
    press("Remove the logo");
    cleanup();
    await openPhotos(1, { logo: LOGO });
    expect(screen.getByText("The logo goes once you save.")).toBeTruthy();
    calls.answers.push({ status: 200, body: { shop: "7", rev: "two", photos: PHOTOS, logo: null } });
    await save();
    expect(calls.sent).toMatchObject([{ rev: "one", logo: null, photos: [{}, {}, {}] }]);
    expect(shown()).toBeNull();
    expect(screen.getByRole("button", { name: "Choose a logo" })).toBeTruthy();
  });

  test("stays with a save of the photos alone", async () => {
    await openPhotos(1, { logo: LOGO });
    press("Later");
    calls.answers.push({ status: 200, body: { shop: "7", rev: "two", photos: PHOTOS, logo: LOGO } });
    await save();
    expect(calls.sent[0]).not.toHaveProperty("logo");
    expect(shown()).toBeTruthy();
  });

  test("that somebody else replaced is not the one that was removed, and stays", async () => {
    await openPhotos(1, { logo: LOGO });
    press("Remove the logo");
    const theirs = { ...LOGO, key: "b".repeat(32) };
    calls.answers.push({
      status: 409,
      body: { errors: [], current: { shop: "7", rev: "two", photos: PHOTOS, logo: theirs } },
    });
    await save();
    press("Keep mine and check it");
    expect(shown()?.getAttribute("src")).toContain(theirs.key);
    expect(screen.queryByRole("button", { name: "Put the logo back" })).toBeNull();
  });
});

test("a product has photos and no logo of its own, and is named in the call", async () => {
  await openPhotos(1, { type: "product" });
  expect(screen.queryByText("The logo")).toBeNull();
  press("Later");
  calls.answers.push({ status: 200, body: { product: "7", rev: "two", photos: PHOTOS, logo: null } });
  await save();
  expect(calls.sent).toMatchObject([{ product: "7", rev: "one" }]);
  cleanup();
  await openPhotos(1, { type: "brand" });
  expect(screen.getByText("The logo")).toBeTruthy();
});

test("of a licensed grower none are taken, and it says why", async () => {
  await openPhotos(1, { type: "brand", isOfGrower: true });
  expect(await screen.findByText(/A licensed grower may not advertise/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Add photos" })).toBeNull();
});
