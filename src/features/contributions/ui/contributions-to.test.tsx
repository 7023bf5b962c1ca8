import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub, Link } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answering, show } from "#features/social/ui/marks.test-support.tsx";
import { userChange } from "../user-change.test-support.ts";
import { contributionsTo } from "./contributions-to.tsx";
import { enter, field, press, sheet, SHOP } from "./suggest/suggest-sheet.test-support.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const contributions = ({ isGuest = false } = {}) => contributionsTo(SHOP, { isGuest, people: [], own: null });

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

test("who says that hours hold no longer is offered the form for what they are now", async () => {
  answering(() => ({ outcome: "waiting" }));
  show(contributions().confirm("hours"));
  await press("No longer");
  await screen.findByText("Thanks, noted. Somebody will check it first.");
  expect(screen.getByRole("button", { name: "Say what it is now" })).toBeTruthy();
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

test("what one answered and waits is not asked of the same person again", async () => {
  const told = userChange({ answered: "wifi", fields: [{ field: "wifi", before: "unknown", after: "yes" }] });
  const own = { changes: [told], images: [] };
  show(contributionsTo(SHOP, { isGuest: false, people: [], own }).answer(["wifi", "dogs"]));
  await screen.findByText("Dogs welcome?");
  expect(screen.queryByText("Wi-Fi?")).toBeNull();
});

test("what a visitor entered goes on after they signed in", async () => {
  const sent = answering(() => ({}));
  const { askToSignIn } = show(sheet("hours", { isGuest: true }));
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

test("a shop that is gone, a remark in one’s own words and a photo of the place have their ways from the list", async () => {
  show(sheet(null));
  const toWrite = "/contact?subject=mistake&about=%2Fcoffeeshop%2Fde-reiger";
  const wayOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  await screen.findByRole("button", { name: "Opening hours" });
  expect(wayOf("Closed for good, or moved")).toBe(toWrite);
  expect(wayOf("Something else, in your own words")).toBe(toWrite);
  expect(wayOf("Photos of the shop: with a review")).toBe("/coffeeshop/de-reiger#reviews");
});

test("where a menu may not be shown neither its lines nor a photo are offered, and everything else is", async () => {
  show(sheet(null, { menuRules: { menu: "hidden", prices: "public" } }));
  await screen.findByRole("button", { name: "Opening hours" });
  expect(screen.queryByRole("button", { name: /menu/i })).toBeNull();
  cleanup();
  show(sheet(null));
  await screen.findByRole("button", { name: "Menu, line by line" });
  expect(screen.getByRole("button", { name: "Photo of the menu" })).toBeTruthy();
});

test("a link that names a form opens it: that of a notice, to suggest again", async () => {
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <>
          <Link to="#suggest-contact">Again</Link>
          {contributions().suggest("hours")}
          {contributions().suggest(null)}
        </>
      ),
    },
  ]);
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <Stub />
    </I18nProvider>,
  );
  await press("Suggest a change");
  await screen.findByRole("dialog", { name: "What’s different?" });
  await press("Close");
  fireEvent.click(screen.getByRole("link", { name: "Again" }));
  await screen.findByRole("dialog", { name: "Phone and website" });
});
