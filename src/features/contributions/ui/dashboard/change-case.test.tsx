import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { sendNow } from "#features/dashboard/ui/queue/send-now.test-support.ts";
import { answering, show } from "#features/social/ui/marks.test-support.tsx";
import type { UserChange } from "../../change.ts";
import type { HoursOfChange } from "../../hours-of-change.ts";
import type { PlaceOfNewShop } from "../../new-shop.ts";
import { userChange } from "../../user-change.test-support.ts";
import { ChangeRoom } from "./change-room.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Loaded {
  hours?: HoursOfChange;
  place?: PlaceOfNewShop;
}

/** The room with this change, on a site that takes every decision. Returns what is sent. */
function room(change: Partial<UserChange>, { hours, place }: Loaded = {}) {
  const sent = answering(() => ({}));
  const shown = userChange(change);
  show(
    <ChangeRoom
      path="/"
      of="user"
      changes={[shown]}
      chosenId={shown["_id"]}
      missingId={null}
      author={() => null}
      hours={hours ?? null}
      place={place ?? null}
      sentences={{}}
    />,
  );
  return sent;
}

const sides = () => screen.getAllByRole("definition").map(({ textContent }) => textContent);
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

test("opening hours are told as a week, and as they were written only where a week does not say it all", async () => {
  const fields = [
    { field: "openingHours" as const, before: "ask at the bar", after: "Mo-Su 10:00-22:00; PH off" },
  ];
  const open = [{ opensAt: "2026-11-21T09:00:00Z", closesAt: "2026-11-21T21:00:00Z" }];
  const days = [{ date: "2026-11-21", open, unknown: [], isHoliday: false, isSpecial: false }];
  const hours = {
    before: null,
    present: null,
    after: { days, later: [], isAll: false },
    now: "2026-11-20T12:00:00Z",
  };
  room({ fields }, { hours });
  await screen.findByRole("table", { name: "Opening hours" });
  expect(screen.getByRole("row", { name: /Sat.*10:00–22:00/ })).toBeTruthy();
  expect(sides()).toEqual(["ask at the bar", expect.stringContaining("Mo-Su 10:00-22:00; PH off")]);
  cleanup();
  room({ fields }, { hours: { ...hours, after: { days, later: [], isAll: true } } });
  await screen.findByRole("table", { name: "Opening hours" });
  expect(screen.queryByText("Mo-Su 10:00-22:00; PH off")).toBeNull();
});

test("a place has its degrees, and how far it would move", async () => {
  const before = { latitude: 52.09, longitude: 5.12 };
  const after = { latitude: 52.0905, longitude: 5.12 };
  room({ fields: [{ field: "location", before, after }] });
  await screen.findAllByText("Place on the map");
  expect(sides()).toEqual(["52.09000, 5.12000", "52.09050, 5.12000 (60\u00a0m away)"]);
  cleanup();
  room({ fields: [{ field: "location", before, present: { latitude: 52.0908, longitude: 5.12 }, after }] });
  await screen.findAllByText("Place on the map");
  expect(sides().slice(1)).toEqual(["52.09080, 5.12000", "52.09050, 5.12000 (30\u00a0m away)"]);
});

test("what is known by now stands between what was and what would be, where it is something else", async () => {
  const fields: UserChange["fields"] = [
    { field: "thcPermille", before: 210, present: 171, after: 190 },
    { field: "marketedAs", before: "indica", present: null, after: "sativa" },
    { field: "effects", before: ["happy"], after: ["relaxed"] },
  ];
  room({ fields });
  const labels = (await screen.findAllByRole("term")).map(({ textContent }) => textContent);
  expect(labels).toEqual(["Before", "Now", "After", "Before", "Now", "After", "Before", "After"]);
  expect(sides()).toEqual(["21%", "17.1%", "19%", "Indica", "Not known", "Sativa", "Happy", "Relaxed"]);
});

const MISSING = {
  type: "newShop" as const,
  shop: null,
  fields: [{ field: "name" as const, before: null, after: "De Vuurtoren" }],
};
const PLACE = {
  guess: { latitude: 51.977, longitude: 4.13 },
  centre: { latitude: 51.9775, longitude: 4.135 },
};
const taken = { changeId: "1", approve: true };

test("a shop that is missing stands where whoever takes it says, near its town", async () => {
  const sent = room(MISSING, { place: PLACE });
  const latitude = await screen.findByRole<HTMLInputElement>("textbox", { name: "Latitude" });
  expect(latitude.value).toBe("51.977");
  fireEvent.change(latitude, { target: { value: "52.37" } });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Accept" }).disabled).toBe(true);
  expect(latitude.getAttribute("aria-invalid")).toBe("true");
  fireEvent.change(latitude, { target: { value: "51,98" } });
  const longitude = screen.getByRole("textbox", { name: "Longitude" });
  fireEvent.change(longitude, { target: { value: "east" } });
  expect([latitude, longitude].map((field) => field.getAttribute("aria-invalid"))).toEqual([null, "true"]);
  fireEvent.change(longitude, { target: { value: "4.13" } });
  expect(screen.getByRole("link", { name: /OpenStreetMap/ }).getAttribute("href")).toContain("mlat=51.98");
  await press("Accept");
  const body = { ...taken, location: { latitude: 51.98, longitude: 4.13 } };
  await sendNow();
  await waitFor(() => expect(sent).toEqual([{ path: "/api/approvechange", body }]));
});

test("the reason that is chosen to refuse is sent, for whoever suggested it", async () => {
  const sent = room(MISSING, { place: PLACE });
  const reason = await screen.findByRole("combobox", { name: "Reason, if you refuse" });
  fireEvent.change(reason, { target: { value: "unconfirmed" } });
  await press("Refuse");
  const body = { changeId: "1", approve: false, reason: "unconfirmed" };
  await sendNow();
  await waitFor(() => expect(sent).toEqual([{ path: "/api/approvechange", body }]));
});

test("a guess that nobody corrects is left to the server", async () => {
  const sent = room(MISSING, { place: PLACE });
  await press("Accept");
  await sendNow();
  await waitFor(() => expect(sent).toEqual([{ path: "/api/approvechange", body: taken }]));
});

test("whoever refuses without choosing a reason is asked for one, and nothing is sent", async () => {
  const sent = room(MISSING, { place: PLACE });
  await press("Refuse");
  const reason = await screen.findByRole("combobox", { name: "Reason, if you refuse" });
  expect(reason.getAttribute("aria-invalid")).toBe("true");
  expect(sent).toEqual([]);
  fireEvent.change(reason, { target: { value: "none" } });
  await press("Refuse");
  const body = { changeId: "1", approve: false };
  await sendNow();
  await waitFor(() => expect(sent).toEqual([{ path: "/api/approvechange", body }]));
});

test("watched words in it are told beside it, with what each is looked for", async () => {
  room({ caught: [{ word: "crack", why: "hard drugs" }] });
  expect(await screen.findByText("“crack”: hard drugs")).toBeTruthy();
});
