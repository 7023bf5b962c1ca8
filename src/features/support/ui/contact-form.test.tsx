import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import type { CaptchaAnswer } from "#platform/captcha/captcha-answer.ts";
import { ContactForm } from "./contact-form.tsx";

// The work itself is tested where it is checked; here a browser has done it.
vi.mock("#platform/captcha/solve-captcha.ts", () => ({
  solveCaptcha: async () => ({ solved: true }) as unknown as CaptchaAnswer,
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const form = (contactEmail?: string) => (
  <I18nProvider i18n={setupI18n({ locale: "cs", messages: { cs: {} } })}>
    <ContactForm contactEmail={contactEmail} />
  </I18nProvider>
);

function fill(label: string | RegExp, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

function fillAll() {
  fill("What is it about?", "mistake");
  fill("Your message", "The hours are wrong.");
  fill("Your name", "Mies");
  fill("Your e-mail address", "mies@example.org");
}

const send = () => fireEvent.click(screen.getByRole("button", { name: "Send" }));

/** Answers calls one after the other. */
function answering(...answers: [number, object][]) {
  const fetch = vi.fn(async (_path: string, _call: RequestInit) => {
    const [status, body] = answers.shift() ?? [500, {}];
    return Response.json(body, { status });
  });
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("what is missing is said at its field without asking the server, and in a list that has the focus", () => {
  const fetch = answering();
  render(form());
  fill("Your name", "Mies");
  send();
  expect(document.activeElement).toBe(screen.getByRole("alert"));
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "#contact-subject",
    "#contact-message",
    "#contact-email",
  ]);
  expect(screen.getByLabelText("Your message").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByLabelText("Your name").getAttribute("aria-invalid")).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

test("what the server refuses is said at its field, and nothing that was typed is lost", async () => {
  answering([400, { errors: [{ msg: "Must be an e-mail address", param: "email" }] }]);
  render(form());
  fillAll();
  send();
  await screen.findByRole("alert");
  expect(screen.getByRole("link").textContent).toBe("Write your e-mail address, such as you@example.org.");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Your message").value).toBe("The hours are wrong.");
});

test("a message that arrives is announced with its number; a failure before that loses nothing", async () => {
  const fetch = answering([503, {}], [201, { _id: "12" }]);
  render(form());
  fillAll();
  send();
  await screen.findByText(/nothing is lost/);
  expect(screen.getByLabelText<HTMLInputElement>("Your name").value).toBe("Mies");
  send();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("status")));
  expect(screen.getByRole("status").textContent).toContain("Its number is 12.");
  const sent = JSON.parse(String(fetch.mock.calls[1]?.[1].body)) as object;
  expect(sent).toMatchObject({ subject: "mistake", locale: "cz", fax: "", captcha: { solved: true } });
});

test("without JavaScript one is told where to write, and nothing can be sent by accident", () => {
  const markup = renderToString(form("desk@example.org"));
  expect(markup.replaceAll("<!-- -->", "")).toMatch(/<noscript><p>[^<]*desk@example.org/);
  expect(markup).toMatch(/<button[^>]*disabled/);
  expect(markup).toMatch(/<form[^>]*method="post"/);
  expect(renderToString(form())).not.toContain("desk@");
});
