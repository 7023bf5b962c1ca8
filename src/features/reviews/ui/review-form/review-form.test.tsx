import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readDraft } from "../../draft-store.ts";
import { sampleList, sampleReview } from "../../sample-reviews.ts";
import { BARGE, showReviews } from "../reviews.test-support.tsx";

const group = (name: string) => screen.getAllByRole("group", { name })[0] as HTMLElement;
const stars = (name: string) =>
  within(group("How was it?")).getByRole<HTMLInputElement>("radio", { name: `${name} of 5 stars` });
const isChecked = (name: string) => stars(name).checked;

interface Sent {
  path: string;
  body: Record<string, unknown>;
}

/** A fake of our own API: a status to answer with, or that there is no network. */
function answering(answer: () => number | "no network"): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    const fields = body instanceof FormData ? Object.fromEntries(body) : JSON.parse(String(body));
    sent.push({ path, body: fields as Sent["body"] });
    const given = answer();
    if (given === "no network") throw new TypeError("Failed to fetch");
    return Response.json(given === 200 ? { reviewId: "5", state: "pending" } : { errors: REFUSAL }, {
      status: given,
    });
  });
  return sent;
}

const REFUSAL = [{ msg: "No links yet", param: "text" }];

async function open(given: Parameters<typeof showReviews>[0] = {}) {
  showReviews(given);
  fireEvent.click(await screen.findByRole("button", { name: /^(Write|Finish|Edit)/ }));
  return screen.findByRole("dialog");
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

/** The drawing of a star, as a thumb finds it. */
function tap(star: number, of = "How was it?") {
  fireEvent.click(group(of).querySelector(`[data-star="${star}"]`) as Element);
}

function type(text: string) {
  fireEvent.change(screen.getByRole("textbox", { name: "What should others know?" }), {
    target: { value: text },
  });
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("stars", () => {
  test("are tapped, and a second tap takes half of one off", async () => {
    await open();
    tap(4);
    expect(isChecked("4")).toBe(true);
    tap(4);
    expect(isChecked("3.5")).toBe(true);
    tap(4);
    expect(isChecked("4")).toBe(true);
    tap(1);
    tap(1);
    expect(isChecked("1")).toBe(true);
  });

  test("go by halves with the arrow keys, and end at one and five", async () => {
    await open();
    tap(4);
    fireEvent.keyDown(stars("4"), { key: "ArrowRight" });
    expect(isChecked("4.5")).toBe(true);
    expect(document.activeElement).toBe(stars("4.5"));
    fireEvent.keyDown(stars("4.5"), { key: "End" });
    fireEvent.keyDown(stars("5"), { key: "ArrowUp" });
    expect(isChecked("5")).toBe(true);
    fireEvent.keyDown(stars("5"), { key: "Home" });
    fireEvent.keyDown(stars("1"), { key: "ArrowLeft" });
    expect(isChecked("1")).toBe(true);
  });

  test("of an aspect are whole, and a second tap takes them back", async () => {
    await open();
    tap(3, "Staff");
    expect(readDraft(3, BARGE)).toMatchObject({ aspects: { staff: 3 } });
    tap(3, "Staff");
    expect(readDraft(3, BARGE)).toMatchObject({ aspects: {} });
  });
});

describe("the draft", () => {
  test("stays on the device, and is there again", async () => {
    await open();
    tap(4);
    type("Quiet, good coffee.");
    cleanup();
    await open();
    expect(isChecked("4")).toBe(true);
    expect(screen.getByDisplayValue("Quiet, good coffee.")).toBeTruthy();
    expect(screen.getByText(/^Kept on this device/)).toBeTruthy();
  });

  test("belongs to an account and a shop", async () => {
    await open();
    type("Quiet, good coffee.");
    cleanup();
    await open({ accountId: 4 });
    expect(screen.queryByDisplayValue("Quiet, good coffee.")).toBeNull();
    cleanup();
    await open({ target: { ...BARGE, id: 8 } });
    expect(screen.queryByDisplayValue("Quiet, good coffee.")).toBeNull();
  });

  test("of a version that was changed elsewhere is of no use", async () => {
    const mine = sampleReview({ isMine: true });
    await open({ list: sampleList({ mine }) });
    type("Another text than before.");
    cleanup();
    await open({ list: sampleList({ mine: { ...mine, rev: 2, text: "As it reads by now." } }) });
    expect(screen.getByDisplayValue("As it reads by now.")).toBeTruthy();
  });

  test("goes when somebody wants to start again", async () => {
    await open();
    type("Quiet, good coffee.");
    press("Start again");
    expect(screen.queryByDisplayValue("Quiet, good coffee.")).toBeNull();
    expect(readDraft(3, BARGE)).toBeUndefined();
  });

  test("says so where the browser keeps nothing", async () => {
    await open();
    vi.stubGlobal("localStorage", {
      setItem() {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    type("Quiet, good coffee.");
    expect(screen.getByText(/^This browser keeps no drafts/)).toBeTruthy();
  });
});

describe("sending", () => {
  test("says what was filled in, thanks, and forgets the draft", async () => {
    const sent = answering(() => 200);
    await open();
    tap(4);
    type("  Quiet, good coffee. ");
    press("This month");
    press("I was visiting");
    press("Post review");
    await screen.findByText(/^Thank you. A moderator reads it first/);
    expect(sent).toEqual([
      {
        path: "/api/addreview",
        body: {
          targetType: "shop",
          targetId: "7",
          overall: 4,
          text: "Quiet, good coffee.",
          aspects: {},
          locale: "en",
          visited: "thisMonth",
          isLocal: false,
          effects: [],
          flavours: [],
        },
      },
    ]);
    expect(readDraft(3, BARGE)).toBeUndefined();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("of a change names the review, its version and the photos that stay", async () => {
    const sent = answering(() => 200);
    const photos = [
      { key: "a".repeat(32), width: 900, height: 900 },
      { key: "b".repeat(32), width: 900, height: 900 },
    ];
    await open({ list: sampleList({ mine: sampleReview({ id: 5, rev: 3, isMine: true, photos }) }) });
    press("Remove photo 1");
    press("Save changes");
    await screen.findByText(/^Thank you/);
    expect(sent[0]).toMatchObject({
      path: "/api/editreview",
      body: { reviewId: "5", rev: 3, keepPhotos: ["b".repeat(32)], overall: 4.5 },
    });
  });

  test("without stars asks for them and sends nothing", async () => {
    const sent = answering(() => 200);
    await open();
    press("Post review");
    await screen.findByText("Choose how many stars it deserves.");
    expect(document.activeElement?.getAttribute("aria-invalid")).toBe("true");
    expect(sent).toEqual([]);
  });

  test.each(["Too short", "x".repeat(2001)])("of a text of a wrong length is refused here", async (text) => {
    const sent = answering(() => 200);
    await open();
    tap(4);
    type(text);
    press("Post review");
    await screen.findByText(/^Write 10 to 2,000 characters/);
    expect(sent).toEqual([]);
  });

  test("shows beside the field what the server refused, and keeps all of it", async () => {
    answering(() => 400);
    await open();
    tap(4);
    type("See my site for more of this.");
    press("Post review");
    await screen.findByText(/^Write 10 to 2,000 characters without links/);
    expect(screen.getByDisplayValue("See my site for more of this.")).toBe(document.activeElement);
  });

  test.each([
    [401, /^You’ve been logged out/],
    [403, /^You can’t review this one/],
    [409, /^You’ve reviewed this before/],
    [413, /^This image is too large/],
    [429, /^That’s as many reviews/],
    [500, /^This wasn’t sent, but nothing is lost/],
  ])("answered with %i says why, and keeps the draft", async (status, words) => {
    vi.stubGlobal("fetch", async () => Response.json({ errors: [] }, { status }));
    await open();
    tap(5);
    type("Quiet, good coffee.");
    press("Post review");
    await screen.findByText(words);
    expect(readDraft(3, BARGE)).toMatchObject({ overall: 5, text: "Quiet, good coffee." });
    expect(screen.getByDisplayValue("Quiet, good coffee.")).toBeTruthy();
  });

  test("without a network waits, also when the form is closed, and goes once there is one", async () => {
    let status: 200 | "no network" = "no network";
    const sent = answering(() => status);
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await open();
    tap(4);
    press("Post review");
    await screen.findByText(/^Lights out for a moment/);
    press("Close");
    expect(screen.queryByRole("dialog")).toBeNull();
    status = 200;
    window.dispatchEvent(new Event("online"));
    await screen.findByText(/^Thank you/);
    expect(sent).toHaveLength(2);
    expect(readDraft(3, BARGE)).toBeUndefined();
  });

  test("that arrived although its answer was lost is no second review", async () => {
    const answers = ["no network", 409] as const;
    let number = 0;
    answering(() => answers[number++] ?? 500);
    await open();
    tap(4);
    press("Post review");
    await screen.findByText(/^This wasn’t sent/);
    press("Post review");
    await screen.findByText(/^Thank you/);
  });
});

describe("of a product", () => {
  const HAZE = { type: "product" as const, id: 9, name: "Sample Haze" };

  test("asks where it was bought, and sends that shop", async () => {
    const sent: string[] = [];
    vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
      sent.push(path);
      if (path.startsWith("/api/autocomplete"))
        return Response.json({ shops: [{ _id: "7", url: "the-quiet-barge", name: "The Quiet Barge" }] });
      expect(JSON.parse(String(body))).toMatchObject({
        targetType: "product",
        boughtAtId: "7",
        effects: ["giggly"],
      });
      return Response.json({ reviewId: "5", state: "approved" });
    });
    await open({ target: HAZE });
    tap(5);
    fireEvent.change(screen.getByRole("searchbox", { name: "Name of the coffeeshop" }), {
      target: { value: "quiet" },
    });
    fireEvent.click(await screen.findByRole("button", { name: "The Quiet Barge" }));
    press("Giggly");
    press("Post review");
    await screen.findByText("Thank you. Your review is on the page.");
    expect(sent.at(-1)).toBe("/api/addreview");
  });

  test("that is changed looks up the shop it names, which a page tells without its id", async () => {
    const sent: string[] = [];
    vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
      sent.push(path);
      if (path.startsWith("/api/getshop")) return Response.json({ _id: "7" });
      expect(JSON.parse(String(body))).toMatchObject({ boughtAtId: "7" });
      return Response.json({ reviewId: "5", state: "approved" });
    });
    const boughtAt = { slug: "the-quiet-barge", name: "The Quiet Barge" };
    await open({ target: HAZE, list: sampleList({ mine: sampleReview({ isMine: true, boughtAt }) }) });
    press("Save changes");
    await screen.findByText("Thank you. Your review is on the page.");
    expect(sent).toEqual(["/api/getshop?url=the-quiet-barge", "/api/editreview"]);
  });

  test("is not asked whether one lives nearby", async () => {
    await open({ target: HAZE });
    expect(screen.queryByRole("button", { name: "I live nearby" })).toBeNull();
  });
});
