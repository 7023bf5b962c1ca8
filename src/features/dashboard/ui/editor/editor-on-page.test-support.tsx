import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { createRoutesStub, redirect, useLocation } from "react-router";
import { beforeEach, vi } from "vitest";

/** What an editor sends, and what it is answered, in this order; with 500 where nothing is left. Both begin empty with each test. */
export function callsOfEditor<Body>() {
  const calls = {
    methods: [] as (string | undefined)[],
    sent: [] as Body[],
    answers: [] as { status: number; body: object }[],
  };
  beforeEach(() => {
    calls.methods = [];
    calls.sent = [];
    calls.answers = [];
    vi.stubGlobal("fetch", async (_: string, { method, body }: RequestInit) => {
      calls.methods.push(method);
      calls.sent.push(JSON.parse(body as string) as Body);
      const { status, body: answer } = calls.answers.shift() ?? { status: 500, body: {} };
      return Response.json(answer, { status });
    });
  });
  return calls;
}

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

function Where() {
  const { pathname, search } = useLocation();
  return <p>at {pathname + search}</p>;
}

/** Draws an editor on a page that leads to another one when it is read again, as it does for whoever may not edit any more. */
export async function drawOnPage(editor: ReactElement, { address = "/", leadsAway = false } = {}) {
  let reads = 0;
  const Stub = createRoutesStub([
    {
      path: "/",
      loader: () => {
        reads += 1;
        return reads > 1 && leadsAway ? redirect("/away") : null;
      },
      HydrateFallback: () => null,
      Component: () => (
        <>
          <Where />
          {editor}
        </>
      ),
    },
    { path: "/away", Component: () => null },
  ]);
  render(
    <I18nProvider i18n={i18n}>
      <Stub initialEntries={[address]} />
    </I18nProvider>,
  );
  // The loader has answered then, and effects have run.
  await act(async () => undefined);
}
