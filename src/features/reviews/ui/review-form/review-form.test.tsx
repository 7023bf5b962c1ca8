import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readDraft } from "../../draft-store.ts";
import { sampleList, sampleReview } from "../../sample-reviews.ts";
import { BARGE, showReviews } from "../reviews.test-support.tsx";
import { open, press, tap, type } from "./review-form.test-support.tsx";

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
    return Response.json(given === 200 ? { reviewId: "5", state: "pending" } : { errors: refusal }, {
      status: given,
    });
  });
  return sent;
}

const NO_LINKS = [{ msg: "Must have no links yet", param: "text" }];
const REMOVED_BEFORE = [{ msg: "This picture was removed before", param: "photos" }];
let refusal: object[];

beforeEach(() => {
  localStorage.clear();
  refusal = NO_LINKS;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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
      { id: 31, key: "a".repeat(32), width: 900, height: 900 },
      { id: 32, key: "b".repeat(32), width: 900, height: 900 },
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

  test("of a withdrawn one again is a new one", async () => {
    const sent = answering(() => 200);
    const photos = [{ id: 31, key: "a".repeat(32), width: 900, height: 900 }];
    const mine = sampleReview({ id: 5, rev: 3, isMine: true, state: "withdrawn", photos });
    showReviews({ list: sampleList({ mine }) });
    fireEvent.click(await screen.findByRole("button", { name: "Post it again" }));
    await screen.findByRole("dialog");
    expect(screen.queryByRole("img", { name: "Photo 1" })).toBeNull();
    press("Post review");
    await screen.findByText(/^Thank you/);
    expect(sent[0]).toMatchObject({ path: "/api/addreview", body: { text: mine.text, overall: 4.5 } });
  });

  test("with photos is a form, whose lists are JSON; a small photo goes as it is, under a clean name", async () => {
    const sent = answering(() => 200);
    vi.stubGlobal("createImageBitmap", async () => ({ width: 800, height: 600, close: () => undefined }));
    await open();
    tap(4);
    const photo = new File(["not really"], "Étagère du bar.jpeg", { type: "image/jpeg" });
    fireEvent.change(screen.getByLabelText("Photos of your own"), { target: { files: [photo] } });
    await screen.findByRole("img", { name: "Photo 1" });
    press("Post review");
    await screen.findByText(/^Thank you/);
    const { photos, ...fields } = sent[0]?.body ?? {};
    expect(fields).toEqual({
      targetType: "shop",
      targetId: "7",
      overall: "4",
      text: "",
      aspects: "{}",
      locale: "en",
      effects: "[]",
      flavours: "[]",
    });
    expect((photos as File).name).toBe("Etagere-du-bar.jpg");
    expect(await (photos as File).text()).toBe("not really");
  });

  test("what is no picture is refused at once", async () => {
    vi.stubGlobal("createImageBitmap", async () => {
      throw new DOMException("no picture", "InvalidStateError");
    });
    await open();
    const file = new File(["%PDF"], "menu.pdf", { type: "application/pdf" });
    fireEvent.change(screen.getByLabelText("Photos of your own"), { target: { files: [file] } });
    await screen.findByText("That file can’t be read as a picture.");
  });

  test("without stars asks for them and sends nothing", async () => {
    const sent = answering(() => 200);
    await open();
    press("Post review");
    await screen.findByText("Choose how many stars it deserves.");
    await waitFor(() => expect(document.activeElement?.getAttribute("aria-invalid")).toBe("true"));
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
    await screen.findByText(/^New members can’t post links yet/);
    const text = screen.getByDisplayValue("See my site for more of this.");
    await waitFor(() => expect(document.activeElement).toBe(text));
  });

  test("checks again what was refused while it is put right, and leaves the focus where it is", async () => {
    answering(() => 400);
    await open();
    type("Too short");
    press("Post review");
    await screen.findByText(/^Write 10 to 2,000 characters/);
    tap(4);
    expect(screen.queryByText("Choose how many stars it deserves.")).toBeNull();
    const text = screen.getByRole("textbox", { name: "What should others know?" });
    text.focus();
    type("Too shor");
    screen.getByText(/^Write 10 to 2,000 characters/);
    type("See my site for more of this.");
    expect(screen.queryByText(/^Write 10 to 2,000 characters/)).toBeNull();
    expect(document.activeElement).toBe(text);
    // What only the server knows is asked of it again.
    press("Post review");
    await screen.findByText(/^New members can’t post links yet/);
    type("See me for more of this.");
    expect(screen.queryByText(/^New members can’t post links yet/)).toBeNull();
  });

  test("says that a photo was removed before, and what to do", async () => {
    refusal = REMOVED_BEFORE;
    answering(() => 400);
    await open();
    tap(4);
    press("Post review");
    await screen.findByText(/^One of these photos was removed before/);
  });

  // What each status says is in use-send-review.test.tsx.
  test("that was refused says why, and keeps the draft", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ errors: [] }, { status: 429 }));
    await open();
    tap(5);
    type("Quiet, good coffee.");
    press("Post review");
    await screen.findByText(/^That’s as many reviews/);
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
    await screen.findByText(/^An unknown error occurred/);
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

  test("that is changed keeps the shop it names", async () => {
    const sent: string[] = [];
    vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
      sent.push(path);
      expect(JSON.parse(String(body))).toMatchObject({ boughtAtId: "7" });
      return Response.json({ reviewId: "5", state: "approved" });
    });
    const boughtAt = { id: 7, slug: "the-quiet-barge", name: "The Quiet Barge" };
    await open({ target: HAZE, list: sampleList({ mine: sampleReview({ isMine: true, boughtAt }) }) });
    press("Save changes");
    await screen.findByText("Thank you. Your review is on the page.");
    expect(sent).toEqual(["/api/editreview"]);
  });

  test("has at most eight words for what it did", async () => {
    await open({ target: HAZE });
    for (const name of ["Relaxed", "Happy", "Euphoric", "Uplifted", "Sleepy", "Creative", "Energetic"])
      press(name);
    const hungry = screen.getByRole<HTMLButtonElement>("button", { name: "Hungry" });
    expect(hungry.disabled).toBe(false);
    press("Focused");
    expect(hungry.disabled).toBe(true);
  });

  test("is not asked whether one lives nearby", async () => {
    await open({ target: HAZE });
    expect(screen.queryByRole("button", { name: "I live nearby" })).toBeNull();
  });
});
