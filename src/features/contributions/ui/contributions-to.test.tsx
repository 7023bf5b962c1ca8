import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answering, show } from "#features/social/ui/marks.test-support.tsx";
import { contributionsTo } from "./contributions-to.tsx";
import { SuggestSheet, type SuggestedShop } from "./suggest/suggest-sheet.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const SHOP: SuggestedShop = {
  id: 7,
  name: "De Reiger",
  isSample: false,
  street: "Kade",
  houseNumber: "2",
  postcode: null,
  latitude: 52.09,
  longitude: 5.12,
  phone: null,
  website: null,
  email: null,
  access: { residents: "unknown", idCheck: "unknown", minimumAge: null, membership: "unknown" },
  menuRules: { menu: "full", prices: "public" },
};

const contributions = ({ isGuest = false } = {}) => contributionsTo(SHOP, { isGuest, people: [], own: null });

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const enter = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });

const tap = (fact: string, holds: boolean) => ({ targetType: "shop", targetId: "7", fact, holds });

test("a tap says that a group is still so, and is answered in its place", async () => {
  const sent = answering(() => ({ outcome: "counted" }));
  const load = vi.fn<() => null>(() => null);
  show(contributions().confirm("hours"), { load });
  await press("Still right");
  await screen.findByText("Thanks, noted.");
  expect(sent).toEqual([{ path: "/api/confirmfact", body: tap("hours", true) }]);
  expect(screen.queryByRole("button")).toBeNull();
  // The page is read again: the age of the facts is another one.
  expect(load).toHaveBeenCalledTimes(2);
});

test("what fails is said, and can be tapped again", async () => {
  answering(() => 500);
  show(contributions().confirm("hours"));
  await press("No longer");
  await screen.findByText("That didn’t work. Try again in a moment.");
  expect(screen.getByRole("button", { name: "No longer" })).toBeTruthy();
});

test("a visitor is asked to sign in, and the tap goes on afterwards", async () => {
  const sent = answering(() => ({}));
  const { askToSignIn } = show(contributions({ isGuest: true }).confirm("listing"));
  await press("Still right");
  expect(askToSignIn).toHaveBeenCalledWith({ call: "confirmfact", body: tap("listing", true) });
  expect(sent).toEqual([]);
});

test("what nobody had told us is asked one thing after the other", async () => {
  const sent = answering(() => ({ outcome: "waiting" }));
  show(contributions().answer(["menu", "wifi", "hours", "dogs", "residents"]));
  await screen.findByText("Wi-Fi?");
  await press("Yes");
  await screen.findByText("Dogs welcome?");
  await screen.findByText("Thanks, noted. Somebody will check it first.");
  await press("No idea");
  await screen.findByText("For residents of the Netherlands only?");
  await press("No");
  await waitFor(() => expect(screen.queryByRole("button")).toBeNull());
  expect(sent.map(({ body }) => body)).toEqual([tap("wifi", true), tap("residents", false)]);
});

const sheet = (
  topic: "hours" | "menu" | "picture" | "contact" | "place" | null,
  isGuest = false,
  menuRules = SHOP.menuRules,
) => <SuggestSheet shop={{ ...SHOP, menuRules }} topic={topic} isGuest={isGuest} onClose={() => undefined} />;

test("the same hours every day take two fields", async () => {
  const sent = answering(() => ({ changes: [{ _id: "1", state: "pending" }] }));
  show(sheet("hours"));
  await enter("Opens", "10:00");
  await enter("Closes", "01:00");
  expect(screen.getByText("Mo-Su 10:00-01:00")).toBeTruthy();
  await press("Send");
  await screen.findByText("Thanks, noted. Somebody will look at it, and you’ll hear from us.");
  expect(sent).toEqual([
    {
      path: "/api/suggestchange",
      body: { targetType: "shop", targetId: "7", changes: { openingHours: "Mo-Su 10:00-01:00" } },
    },
  ]);
});

test("each day begins with what was entered for all, and hours that lack something are not sent", async () => {
  const sent = answering(() => ({ changes: [{ _id: "1", state: "approved" }] }));
  show(sheet("hours"));
  await press("Send");
  await screen.findAllByText("Say for each day when it opens and closes, or that it’s closed.");
  expect(sent).toEqual([]);
  await enter("Opens", "10:00");
  await enter("Closes", "22:00");
  fireEvent.click(await field("The same every day"));
  const closed = screen.getAllByLabelText("Closed");
  expect(closed).toHaveLength(7);
  fireEvent.click(closed[6] as HTMLElement);
  await press("Send");
  await screen.findByText("Thanks. It’s on the page now.");
  expect(sent).toMatchObject([{ body: { changes: { openingHours: "Mo-Sa 10:00-22:00; Su off" } } }]);
});

test("what was typed is there again when the form is opened once more, until it has arrived", async () => {
  answering(() => 503);
  show(sheet("hours"));
  await enter("Opens", "10:00");
  await enter("Closes", "22:00");
  await press("Send");
  await screen.findByText(/nothing is lost/);
  cleanup();
  show(sheet("hours"));
  expect((await field("Opens")).value).toBe("10:00");
  answering(() => ({ changes: [{ _id: "1", state: "pending" }] }));
  await press("Send");
  await screen.findByText(/you’ll hear/);
  cleanup();
  show(sheet("hours"));
  expect((await field("Opens")).value).toBe("");
});

test("only fields that differ are sent; what is refused is said beside its field", async () => {
  let isRight = false;
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string));
    return isRight
      ? Response.json({ changes: [{ _id: "1", state: "pending" }] })
      : Response.json(
          { errors: [{ msg: "Must be a phone number", param: "changes.phone" }] },
          { status: 400 },
        );
  });
  show(sheet("contact"));
  await enter("Phone (optional)", "call us");
  await press("Send");
  await screen.findAllByText("Enter a number such as 020 123 4567.");
  isRight = true;
  await enter("Phone (optional)", "020 123 4567");
  await press("Send");
  await screen.findByText(/you’ll hear/);
  expect(sent.at(-1)).toEqual({ targetType: "shop", targetId: "7", changes: { phone: "020 123 4567" } });
});

test("lines of a menu go together; empty ones are left out, and a price that is none is said", async () => {
  const sent = answering((path) =>
    path.includes("autocomplete") ? {} : { changes: [{ _id: "1", state: "pending" }] },
  );
  show(sheet("menu"));
  const [first, second] = await screen.findAllByLabelText("Name");
  const [price] = screen.getAllByLabelText("Price in euros");
  fireEvent.change(first as HTMLElement, { target: { value: "Witte Wolk" } });
  fireEvent.change(price as HTMLElement, { target: { value: "cheap" } });
  fireEvent.change(second as HTMLElement, { target: { value: "Zwarte Wolk" } });
  await press("Send");
  await screen.findAllByText("Enter a price such as 12.50, or leave it out.");
  fireEvent.change(price as HTMLElement, { target: { value: "11,50" } });
  await press("Send");
  await screen.findByText(/you’ll hear/);
  expect(sent.find(({ path }) => path === "/api/suggestchange")?.body).toEqual({
    targetType: "menu",
    targetId: "7",
    changes: {
      lines: [
        { rawName: "Witte Wolk", ladder: [{ unit: "gram", quantity: 1, cents: 1150 }] },
        { rawName: "Zwarte Wolk" },
      ],
    },
  });
});

test("a price without a name is said beside the name, and nothing is sent until it has one", async () => {
  const sent = answering((path) =>
    path.includes("autocomplete") ? {} : { changes: [{ _id: "1", state: "pending" }] },
  );
  show(sheet("menu"));
  const [first, second] = await screen.findAllByLabelText("Name");
  const [, price] = screen.getAllByLabelText("Price in euros");
  fireEvent.change(first as HTMLElement, { target: { value: "Witte Wolk" } });
  fireEvent.change(price as HTMLElement, { target: { value: "11" } });
  await press("Send");
  await screen.findByText("Enter what this price is for, or clear the price.", { selector: "a" });
  expect(second?.getAttribute("aria-invalid")).toBe("true");
  expect(first?.getAttribute("aria-invalid")).toBeNull();
  expect(sent.filter(({ path }) => path === "/api/suggestchange")).toEqual([]);
  fireEvent.change(price as HTMLElement, { target: { value: " " } });
  await press("Send");
  await screen.findByText(/you’ll hear/);
  expect(sent.find(({ path }) => path === "/api/suggestchange")?.body).toMatchObject({
    changes: { lines: [{ rawName: "Witte Wolk" }] },
  });
});

test("a menu without any line asks for a name", async () => {
  answering(() => ({}));
  show(sheet("menu"));
  await press("Send");
  await screen.findByText("Enter at least one name.", { selector: "a" });
});

test("what a visitor entered goes on after they signed in", async () => {
  const sent = answering(() => ({}));
  const { askToSignIn } = show(sheet("hours", true));
  await enter("Opens", "10:00");
  await enter("Closes", "22:00");
  await press("Send");
  await screen.findByText(/Log in, and it’s sent automatically/);
  expect(askToSignIn).toHaveBeenCalledWith({
    call: "suggestchange",
    body: { targetType: "shop", targetId: "7", changes: { openingHours: "Mo-Su 10:00-22:00" } },
  });
  expect(sent).toEqual([]);
});

test("a place on the map is where one stands, or in degrees; what is none is not sent", async () => {
  const sent = answering(() => ({ changes: [{ _id: "1", state: "pending" }] }));
  const coords = { latitude: 52.0907123, longitude: 5.1214567, accuracy: 9 };
  const getCurrentPosition = (found: (at: object) => void) => found({ coords });
  vi.stubGlobal("navigator", { ...navigator, geolocation: { getCurrentPosition } });
  show(sheet("place"));
  expect((await field("Latitude")).value).toBe("52.09");
  await enter("Latitude", "north");
  await press("Send");
  await screen.findAllByText(/Enter a place in the Netherlands/);
  expect(sent).toEqual([]);
  await press("I’m at the door: use my location");
  await waitFor(async () => expect((await field("Longitude")).value).toBe("5.12146"));
  await press("Send");
  const location = { latitude: 52.09071, longitude: 5.12146 };
  await waitFor(() =>
    expect(sent).toEqual([
      { path: "/api/suggestchange", body: { targetType: "shop", targetId: "7", changes: { location } } },
    ]),
  );
});

test("where a menu may not be shown neither its lines nor a photo are offered, and everything else is", async () => {
  show(sheet(null, false, { menu: "hidden", prices: "public" }));
  await screen.findByRole("button", { name: "Opening hours" });
  expect(screen.queryByRole("button", { name: /menu/i })).toBeNull();
  cleanup();
  show(sheet(null));
  await screen.findByRole("button", { name: "Menu, line by line" });
  expect(screen.getByRole("button", { name: "Photo of the menu" })).toBeTruthy();
});

test("where prices may not be shown a line is asked without one, and no photo, which has them", async () => {
  show(sheet("menu", false, { menu: "names", prices: "public" }));
  await screen.findAllByLabelText("Name");
  expect(screen.queryByLabelText("Price in euros")).toBeNull();
  expect(screen.queryByRole("button", { name: "Send a photo instead" })).toBeNull();
});

test("a menu that was hidden meanwhile is refused in words", async () => {
  vi.stubGlobal("fetch", async () =>
    Response.json(
      { errors: [{ msg: "This shop’s menu may not be shown", param: "targetId" }] },
      { status: 422 },
    ),
  );
  show(sheet("menu"));
  const [first] = await screen.findAllByLabelText("Name");
  fireEvent.change(first as HTMLElement, { target: { value: "Witte Wolk" } });
  await press("Send");
  await screen.findByText("This shop’s menu isn’t shown here, so it can’t be added.");
  expect((first as HTMLInputElement).value).toBe("Witte Wolk");
});
