import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { rememberAsked } from "../asked-here.ts";
import { SurveyOffer } from "./survey-offer.tsx";

/** What is observed is seen once a test says so. */
let seen: () => void;

// Or what is not offered yet might only not have come.
beforeAll(() => import("./survey-card.tsx"));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: object[]) => void) {
        seen = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  placeAt(5_000);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  document.cookie = "auth_token=; max-age=0";
});

function placeAt(top: number) {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ top } as DOMRect);
}

function show() {
  return render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <form>
        <input aria-label="Something else" />
      </form>
      <SurveyOffer survey="visit" />
    </I18nProvider>,
  );
}

const offered = () => screen.queryByRole("heading", { name: "A few questions about your visit" }) !== null;
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

/** A moment on the site, and the time for the card to come. */
async function offer() {
  const shown = show();
  await wait(31);
  await vi.waitFor(async () => {
    await wait(1);
    expect(offered()).toBe(true);
  });
  return shown;
}

function answering(answer: () => Response | Promise<Response>) {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return answer();
  });
  return sent;
}

const kept = () => Response.json({ isKept: true });

test("a survey is not offered at once", async () => {
  show();
  await wait(25);
  expect(offered()).toBe(false);
});

test("it is offered after a moment, below what is seen", async () => {
  placeAt(100);
  show();
  await wait(60);
  expect(offered()).toBe(false);
  placeAt(5_000);
  await vi.waitFor(async () => {
    await wait(1);
    expect(offered()).toBe(true);
  });
});

test("it waits for whoever is in a form, and while a dialog is open", async () => {
  show();
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.setAttribute("open", "");
  await wait(60);
  expect(offered()).toBe(false);
  dialog.remove();
  screen.getByLabelText("Something else").focus();
  await wait(60);
  expect(offered()).toBe(false);
  screen.getByLabelText("Something else").blur();
  await wait(2);
  expect(offered()).toBe(true);
});

test("it is shown once in a browser, and another one only after thirty days", async () => {
  const { unmount } = await offer();
  await act(async () => seen());
  unmount();
  show();
  await wait(60);
  expect(offered()).toBe(false);
  cleanup();
  localStorage.clear();
  rememberAsked("cones");
  vi.setSystemTime(Date.now() + 29 * 24 * 60 * 60_000);
  show();
  await wait(60);
  expect(offered()).toBe(false);
  cleanup();
  vi.setSystemTime(Date.now() + 24 * 60 * 60_000);
  await offer();
});

test("it is not shown where the browser remembers nothing", async () => {
  const setItem = () => {
    throw new DOMException("No room", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem, clear: () => undefined });
  show();
  await wait(60);
  expect(offered()).toBe(false);
});

test("what is chosen and written is sent by the ids of the questions, and thanked for", async () => {
  const sent = answering(kept);
  await offer();
  await press("Answer");
  expect(document.activeElement).toBe(screen.getByLabelText("Today"));
  fireEvent.click(screen.getByLabelText("This week"));
  fireEvent.click(screen.getByLabelText("Reviews"));
  fireEvent.click(screen.getByLabelText("The atmosphere"));
  fireEvent.change(screen.getByLabelText("What could this site do better?"), { target: { value: "More" } });
  await press("Send");
  expect(sent).toEqual([
    {
      survey: "visit",
      answers: {
        willGoToShop: "thisWeek",
        whatInfluencesDecision: ["reviews", "atmosphere"],
        gmFeedback: "More",
      },
    },
  ]);
  expect(screen.getByRole("status").textContent).toContain("Thank you!");
});

test("where the network fails what was typed stays, and is sent by the next press", async () => {
  const answers = [() => Promise.reject(new TypeError("Failed to fetch")), kept];
  const sent = answering(() => (answers.shift() ?? kept)());
  await offer();
  await press("Answer");
  fireEvent.click(screen.getByLabelText("Every day"));
  await press("Send");
  expect(screen.getByText(/nothing is lost/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Every day").checked).toBe(true);
  await press("Send");
  expect(sent).toHaveLength(2);
  expect(screen.getByRole("status").textContent).toContain("Thank you!");
});

test("no answer at all is said of the form", async () => {
  const errors = [{ msg: "Must have an answer", param: "answers" }];
  answering(() => Response.json({ errors }, { status: 400 }));
  await offer();
  await press("Answer");
  await press("Send");
  expect(screen.getByText("Answer at least one question.")).toBeTruthy();
});

test("closed it is gone, the focus stays where it was, and nothing is told of a guest", async () => {
  const sent = answering(kept);
  await offer();
  await act(async () => seen());
  await press("No, thanks");
  expect(offered()).toBe(false);
  expect(document.activeElement?.getAttribute("tabindex")).toBe("-1");
  expect(sent).toEqual([]);
});

test("a member who saw it and goes on is not asked again on another device", async () => {
  document.cookie = "auth_token=secret";
  const sent = answering(kept);
  const { unmount } = await offer();
  unmount();
  expect(sent).toEqual([]);
  localStorage.removeItem("asked-surveys");
  const again = await offer();
  await act(async () => seen());
  again.unmount();
  expect(sent).toEqual([{ survey: "visit", answers: null }]);
});
