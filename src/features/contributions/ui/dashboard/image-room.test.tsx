import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { sendNow } from "#features/dashboard/ui/queue/send-now.test-support.ts";
import { DECIDED_ALREADY, NO_OTHER_ADMIN, OWN_BUSINESS } from "#features/dashboard/call-refusals.ts";
import type { MenuItem } from "#features/products/menu.ts";
import type { MenuImage } from "../../menu-image.ts";
import { ImageRoom } from "./image-room.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PATH = "/dashboard/menuimages";

const image = (id: string): MenuImage => ({
  _id: id,
  shop: { _id: id, url: `shop-${id}`, name: `Shop ${id}`, isSample: false },
  fileName: `menu-${id}.jpg`,
  width: 600,
  height: 900,
  author: null,
  sentAt: "2026-11-20T10:00:00.000Z",
});

const HAZE: MenuItem = {
  id: 1,
  name: "Haze",
  product: null,
  heading: null,
  available: "yes",
  ladder: [{ unit: "gram", quantity: 1, cents: 900 }],
  centsPerGram: 900,
  lastSeenAt: "2026-11-01T10:00:00.000Z",
};

function Room() {
  return (
    <ImageRoom
      path={PATH}
      images={[image("1"), image("2")]}
      chosenId="1"
      missingId={null}
      author={(_, isLoaded) => (isLoaded ? "What is known of the author" : "Its author")}
      menu={[HAZE]}
      sentences={{ unreadable: "The photo is too dark." }}
    />
  );
}

type Answer = { status: number; body?: object };

/** The room, on a site that answers decisions and pictures as given. Returns the decisions that are sent. */
function show(
  decision: Answer,
  picture: Answer = { status: 200, body: { image: "data:image/jpeg;base64,AA" } },
) {
  const sent: object[] = [];
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    if (method !== "GET") sent.push({ path, ...(JSON.parse(String(body)) as object) });
    const answer = method === "GET" ? picture : decision;
    return Response.json(answer.body ?? {}, { status: answer.status });
  });
  const router = createMemoryRouter([{ path: PATH, element: <Room /> }], { initialEntries: [PATH] });
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  return sent;
}

const queued = () =>
  screen.getAllByRole("listitem").flatMap((item) => /^Shop \d/.exec(item.textContent) ?? []);
const alert = () => screen.getByRole("alert").textContent;

/** Without a reason, which is a choice too. */
function discard(): void {
  fireEvent.change(screen.getByLabelText("Reason, if you refuse"), { target: { value: "none" } });
  fireEvent.click(screen.getByRole("button", { name: "Discard it" }));
}

test("the photo comes by a call, beside the menu as we know it", async () => {
  vi.stubGlobal("createImageBitmap", async () => ({ width: 600, height: 900 }));
  show({ status: 200 });
  const photo = screen.getByRole<HTMLImageElement>("img", { name: "Photo of the menu of Shop 1" });
  // Its place is held before it comes.
  expect(photo.src).toContain("data:image/svg+xml");
  const turn = await screen.findByRole("button", { name: "Turn to the right" });
  const drawn = screen.getByRole<HTMLCanvasElement>("img", { name: "Photo of the menu of Shop 1" });
  // It is drawn once it is decoded.
  await expect.poll(() => [drawn.width, drawn.height]).toEqual([600, 900]);
  fireEvent.click(turn);
  await expect.poll(() => [drawn.width, drawn.height]).toEqual([900, 600]);
  fireEvent.click(screen.getByRole("button", { name: "Larger" }));
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Smaller" }).disabled).toBe(false);
  expect(screen.getByRole("link", { name: "Read the prices" }).getAttribute("href")).toContain(
    "id=1&tab=menu&photo=1",
  );
  expect(screen.getByText("Haze")).toBeTruthy();
  expect(screen.getByText("1 g €9.00")).toBeTruthy();
  expect(screen.getByText(/What is known of the author/)).toBeTruthy();
});

test("a photo that doesn’t come says so, and can be decided all the same", async () => {
  const sent = show({ status: 200 }, { status: 503 });
  await screen.findByText("The photo won’t load. Load the page again.");
  discard();
  await waitFor(() => expect(queued()).toEqual(["Shop 2"]));
  // What was loaded is not of this one.
  expect(screen.queryByText("Haze")).toBeNull();
  expect(screen.queryByText(/What is known of the author/)).toBeNull();
  expect(screen.getByText("Its author")).toBeTruthy();
  await sendNow();
  await waitFor(() => expect(sent).toEqual([{ path: "/api/menuimages", imageId: "1", allow: false }]));
});

test("the reason that is chosen to refuse is sent, for whoever took the photo", async () => {
  const sent = show({ status: 200 });
  const reason = screen.getByRole("combobox", { name: "Reason, if you refuse" });
  fireEvent.change(reason, { target: { value: "unreadable" } });
  fireEvent.click(screen.getByRole("button", { name: "Discard it" }));
  await sendNow();
  await waitFor(() =>
    expect(sent).toEqual([
      {
        path: "/api/menuimages",
        imageId: "1",
        allow: false,
        reason: "unreadable",
        explanation: "The photo is too dark.",
      },
    ]),
  );
});

test("one that could not be decided comes back, with the alert of the specification", async () => {
  show({ status: 503 });
  fireEvent.click(screen.getByRole("button", { name: "Show it with the shop" }));
  await sendNow();
  await waitFor(() => expect(alert()).toContain("Error handling menuimage :("));
  expect(queued()).toEqual(["Shop 1", "Shop 2"]);
});

test("a refusal that did not get through comes back with its reason and its words", async () => {
  show({ status: 503 });
  fireEvent.change(screen.getByLabelText("Reason, if you refuse"), { target: { value: "unreadable" } });
  fireEvent.change(screen.getByLabelText("In words"), { target: { value: "It is upside down." } });
  fireEvent.click(screen.getByRole("button", { name: "Discard it" }));
  await sendNow();
  await waitFor(() => expect(alert()).toContain("Error handling menuimage :("));
  expect(screen.getByLabelText<HTMLSelectElement>("Reason, if you refuse").value).toBe("unreadable");
  expect(screen.getByLabelText<HTMLTextAreaElement>("In words").value).toBe("It is upside down.");
});

test("whoever was second is told who was first, and it stays away", async () => {
  show({ status: 409, body: { errors: [{ ...DECIDED_ALREADY.with({ name: "Ada" }), param: "imageId" }] } });
  fireEvent.click(screen.getByRole("button", { name: "Show it with the shop" }));
  await sendNow();
  await waitFor(() => expect(alert()).toContain("Ada got there first and has already decided."));
  expect(queued()).toEqual(["Shop 2"]);
});

test.each([
  [OWN_BUSINESS.msg, "It’s yours, or belongs to a shop or brand you represent. Another admin decides."],
  [
    NO_OTHER_ADMIN.msg,
    "It’s yours, or belongs to a shop or brand you represent, and nobody else is an admin here. It waits until somebody is.",
  ],
])("what is one’s own comes back, and the reader is told who decides: %s", async (msg, words) => {
  show({ status: 403, body: { errors: [{ msg, param: "imageId" }] } });
  discard();
  await sendNow();
  await waitFor(() => expect(alert()).toContain(words));
  expect(queued()).toEqual(["Shop 1", "Shop 2"]);
});

test("the keys take, and lead to the reason to refuse", async () => {
  const sent = show({ status: 200 });
  fireEvent.keyDown(document.body, { key: "a" });
  await waitFor(() => expect(queued()).toEqual(["Shop 2"]));
  fireEvent.keyDown(document.body, { key: "r" });
  expect(document.activeElement).toBe(screen.getByLabelText("Reason, if you refuse"));
  discard();
  await waitFor(() => expect(screen.getByText(/^No photos waiting/)).toBeTruthy());
  await sendNow();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { path: "/api/menuimages", imageId: "1", allow: true },
    { path: "/api/menuimages", imageId: "2", allow: false },
  ]);
});

test("after a decision the focus goes to the next photo, and at last to what is said instead", async () => {
  show({ status: 200 });
  const focused = () => document.activeElement?.textContent;
  const told = (text: string) => screen.findByText(text, { selector: "[aria-live]" });
  fireEvent.click(screen.getByRole("button", { name: "Show it with the shop" }));
  await waitFor(() => expect(focused()).toBe("Shop 2"));
  await told("Accepted: Shop 1.");
  discard();
  await waitFor(() => expect(focused()).toMatch(/^No photos waiting/));
  await told("Refused: Shop 2.");
});
