import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { newChallenge } from "#platform/captcha/new-challenge.ts";
import { TEST_KEY } from "#platform/captcha/solved-captcha.test-support.ts";
import type { ContactAsked } from "../contact-asked.ts";
import { ContactForm } from "./contact-form.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const form = (
  contactEmail?: string,
  asked: ContactAsked = { subject: null, about: null },
  { hasDesk = false } = {},
) => (
  <MemoryRouter>
    <I18nProvider i18n={setupI18n({ locale: "cs", messages: { cs: {} } })}>
      <ContactForm contactEmail={contactEmail} asked={asked} hasDesk={hasDesk} />
    </I18nProvider>
  </MemoryRouter>
);

function fill(label: string | RegExp, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

function fillAll() {
  fill("What is it about?", "mistake");
  fill("Your message", "The hours are wrong.");
  fill("Your name", "Mies");
  fill("Your email address", "mies@example.org");
}

const send = () => fireEvent.click(screen.getByRole("button", { name: "Send" }));

/** A fake API for a form: it issues captchas, unless it is down, and answers submissions. */
function site(answer: { status: number; body: object }, { isDown = false } = {}) {
  const sent: object[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    if (isDown) return new Response("", { status: 503 });
    if (path === "/api/captcha?action=contact")
      return Response.json(await newChallenge(TEST_KEY, { action: "contact", at: new Date() }));
    sent.push(JSON.parse(String(body)) as object);
    return Response.json(answer.body, { status: answer.status });
  });
  return sent;
}

/** Longer than the two seconds that a captcha takes at least. */

test("what is missing is said at its field without asking the server, and in a list that has the focus", () => {
  const sent = site({ status: 200, body: {} });
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
  expect(sent).toEqual([]);
});

test("what the server refuses is said at its field, and nothing that was typed is lost", async () => {
  site({ status: 400, body: { errors: [{ msg: "Must be an e-mail address", param: "email" }] } });
  render(form());
  fillAll();
  send();
  await screen.findByRole("alert");
  expect(screen.getByRole("link").textContent).toBe("Enter your email address, such as you@example.org.");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Your message").value).toBe("The hours are wrong.");
});

test("a failure loses nothing, and a message that arrives is announced with its number", async () => {
  site({ status: 200, body: {} }, { isDown: true });
  render(form());
  fillAll();
  send();
  await screen.findByText(/nothing is lost/);
  expect(screen.getByLabelText<HTMLInputElement>("Your name").value).toBe("Mies");
  const sent = site({ status: 200, body: { _id: "12" } });
  send();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("status")));
  expect(screen.getByRole("status").textContent).toContain("Its number is 12.");
  expect(sent).toMatchObject([{ subject: "mistake", locale: "cz", fax: "", captcha: { solution: {} } }]);
});

test("whoever has a dashboard is led to the ticket in it", async () => {
  site({ status: 200, body: { _id: "12" } });
  render(form(undefined, undefined, { hasDesk: true }));
  fillAll();
  send();
  const link = await screen.findByRole("link", { name: /in your dashboard/ }, { timeout: 5000 });
  expect(link.getAttribute("href")).toBe("/dashboard/support?id=12");
});

test("without JavaScript one is told where to write, and nothing can be sent by accident", () => {
  const markup = renderToString(form("desk@example.org"));
  expect(markup.replaceAll("<!-- -->", "")).toMatch(
    /<noscript><p>This form needs JavaScript. <a href="mailto:desk@example.org">/,
  );
  expect(markup).toMatch(/<button[^>]*disabled/);
  expect(markup).toMatch(/<form[^>]*method="post"/);
  expect(renderToString(form())).not.toContain("desk@");
});

test("what the link to the form has said already stands in its fields", () => {
  render(form(undefined, { subject: "mistake", about: "/coffeeshop/barraka" }));
  expect(screen.getByLabelText<HTMLSelectElement>("What is it about?").value).toBe("mistake");
  expect(screen.getByLabelText<HTMLInputElement>(/^Address of the page/).value).toBe("/coffeeshop/barraka");
});
