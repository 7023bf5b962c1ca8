import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { show } from "#features/social/ui/marks.test-support.tsx";
import { press, sheet } from "./suggest-sheet.test-support.tsx";

let isReadable: boolean;

beforeEach(() => {
  isReadable = true;
  vi.stubGlobal("createImageBitmap", async () => {
    if (!isReadable) throw new DOMException("no picture", "InvalidStateError");
    return { width: 800, height: 600, close: () => undefined };
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const choose = (name: string) =>
  fireEvent.change(screen.getByLabelText("Photo"), {
    target: { files: [new File(["not really"], name, { type: "image/jpeg" })] },
  });

test("a photo of the menu is shown before it is sent", async () => {
  const sent: FormData[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    sent.push(body as FormData);
    return Response.json({});
  });
  show(sheet("picture"));
  await screen.findByRole("button", { name: "Choose a photo" });
  expect(screen.queryByRole("img")).toBeNull();
  choose("menu.jpg");
  const preview = await screen.findByRole("img", { name: "Your photo" });
  expect(preview.getAttribute("src")).toMatch(/^data:image\/jpeg;base64,/);
  screen.getByRole("button", { name: "Choose another photo" });
  await press("Send");
  await screen.findByText(/you’ll hear/);
  const [form] = sent;
  expect([form?.get("shopId"), form?.get("image")]).toEqual([
    "7",
    expect.objectContaining({ name: "menu.jpg" }),
  ]);
});

test("without a photo one is asked for, and what is no picture is said at once", async () => {
  show(sheet("picture"));
  await press("Send");
  await screen.findByText("Choose a photo: a JPEG, PNG or WebP.", { selector: "a" });
  isReadable = false;
  choose("menu.pdf");
  await screen.findByText("That file can’t be read as a picture.");
  expect(screen.queryByRole("img")).toBeNull();
  isReadable = true;
  choose("menu.jpg");
  await screen.findByRole("img", { name: "Your photo" });
  expect(screen.queryByText("Choose a photo: a JPEG, PNG or WebP.")).toBeNull();
  expect(screen.queryByText("That file can’t be read as a picture.")).toBeNull();
});
