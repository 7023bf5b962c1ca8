import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub, useLocation } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { NewTicket } from "./new-ticket.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function Room() {
  const { search } = useLocation();
  return search === "?new" ? <NewTicket path="/dashboard/support" accountId={7} /> : <p>{`At ${search}`}</p>;
}

/** The form, on a site that answers every call alike, and what it was sent. */
function show(status = 200, answer: object = { _id: "12" }) {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return Response.json(answer, { status });
  });
  const Page = createRoutesStub([{ path: "/dashboard/support", Component: Room }]);
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <Page initialEntries={["/dashboard/support?new"]} />
    </I18nProvider>,
  );
  return sent;
}

const change = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

function ask() {
  change("What is it about?", "site");
  change("Your message", "How do I add a photo?");
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
}

test("what somebody asks is sent without name, address and captcha, and leads to its thread", async () => {
  const sent = show();
  ask();
  await screen.findByText("At ?id=12");
  expect(sent).toEqual([{ subject: "site", message: "How do I add a photo?", locale: "en" }]);
});

test("what was typed is still there after a failure and a reload", async () => {
  show(503, { errors: [] });
  ask();
  await screen.findByText(/nothing is lost/i);
  cleanup();
  show();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Your message").value).toBe("How do I add a photo?");
});

test("whoever has ten questions open is told why nothing more is taken", async () => {
  show(409, { errors: [{ msg: "Wait for an answer first", param: "message" }] });
  ask();
  expect(await screen.findAllByText(/^Ten of your questions wait/)).not.toHaveLength(0);
});
