import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answering, show } from "#features/social/ui/marks.test-support.tsx";
import { LISTED_ALREADY } from "../../call-refusals.ts";
import { MissingShop } from "./missing-shop.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const HOORN = { url: "hoorn", name: "Hoorn" };

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const enter = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

async function enterDoor() {
  await press("Tell us");
  await enter(/^Name on the door/, "De Vuurtoren");
  await enter(/^Street/, "Kade");
  await enter(/^Number/, "2");
}

const TOLD = {
  name: "De Vuurtoren",
  kind: "coffeeshop",
  street: "Kade",
  houseNumber: "2",
  postcode: "",
  city: "hoorn",
  phone: "",
  website: "",
  openingHours: null,
};

const DONE = { changes: [{ _id: "1", state: "pending" }] };

test("a missing shop is told in four fields on the page of its city, and waits", async () => {
  const sent = answering((path) => (path.includes("autocomplete") ? {} : DONE));
  show(<MissingShop city={HOORN} isGuest={false} />);
  await enterDoor();
  await press("Send");
  await screen.findByText("Thanks, noted. Somebody will look at it, and you’ll hear from us.");
  expect(sent.filter(({ path }) => path === "/api/suggestchange")).toEqual([
    { path: "/api/suggestchange", body: { targetType: "shop", changes: TOLD } },
  ]);
});

test("a town is one of those that are called so; another one, and half a week, are not sent", async () => {
  const sent = answering((path) =>
    path.includes("autocomplete")
      ? { cities: [{ _id: "3", url: "den-haag", name: "Den Haag", place: "Zuid-Holland" }] }
      : DONE,
  );
  show(<MissingShop city={null} isGuest={false} />);
  await enterDoor();
  await enter(/^Town/, "Nergenshuizen");
  fireEvent.click(screen.getByLabelText("I know the opening hours"));
  await press("Send");
  await screen.findAllByText("Choose a town from those offered as you type.");
  screen.getAllByText("Say when it opens and when it closes.");
  await enter(/^Town/, "den haag");
  await waitFor(() => expect(document.querySelector("option[value='Den Haag']")).toBeTruthy());
  await enter(/^Opens/, "10:00");
  await enter(/^Closes/, "22:00");
  await press("Send");
  await screen.findByText("Thanks, noted. Somebody will look at it, and you’ll hear from us.");
  // Towns may be asked for once more meanwhile.
  expect(sent.findLast(({ body }) => body)?.body).toMatchObject({
    changes: { ...TOLD, city: "den-haag", openingHours: "Mo-Su 10:00-22:00" },
  });
});

test("one that we have is named, with the way to its page", async () => {
  vi.stubGlobal("fetch", async () =>
    Response.json(
      {
        errors: [{ ...LISTED_ALREADY.with({ name: "Vuurtoren", url: "vuurtoren" }), param: "changes.name" }],
      },
      { status: 409 },
    ),
  );
  show(<MissingShop city={HOORN} isGuest={false} />);
  await enterDoor();
  await press("Send");
  const link = await screen.findByRole("link", { name: "To the page of Vuurtoren" });
  expect(link.getAttribute("href")).toBe("/coffeeshop/vuurtoren");
  expect(screen.getAllByText("We have that one already.").length).toBeGreaterThan(0);
});

test("a visitor is asked to sign in, what they told goes on afterwards, and their form is kept", async () => {
  const sent = answering(() => ({}));
  const { askToSignIn } = show(<MissingShop city={HOORN} isGuest />);
  await enterDoor();
  await press("Send");
  expect(askToSignIn).toHaveBeenCalledWith({
    call: "suggestchange",
    body: { targetType: "shop", changes: TOLD },
  });
  expect(sent.filter(({ path }) => path === "/api/suggestchange")).toEqual([]);
  cleanup();
  show(<MissingShop city={HOORN} isGuest={false} />);
  await press("Tell us");
  expect((await screen.findByLabelText<HTMLInputElement>(/^Name on the door/)).value).toBe("De Vuurtoren");
});
