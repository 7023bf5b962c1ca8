import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider, type ShouldRevalidateFunctionArgs } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PageViewer } from "#platform/viewer.ts";
import { LoginSteps } from "./login-steps.tsx";

const replace = vi.spyOn(location, "replace").mockImplementation(() => undefined);

beforeEach(() => {
  history.replaceState(null, "", "/login#code=abc");
});

afterEach(() => {
  cleanup();
  replace.mockClear();
  vi.unstubAllGlobals();
});

/** A server that opens a session, then gives these answers in turn; and what it was sent. */
function answering(opened: object, ...answers: Answer[]) {
  return answeringAll([{ status: 200, body: { token: "t", path: "/deals", ...opened } }, ...answers]);
}

interface Answer {
  status: number;
  body?: object;
  retryAfter?: string;
}

function answeringAll(all: Answer[]) {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (call: string, { body }: RequestInit) => {
    sent.push([call.replace("/api/", ""), JSON.parse(String(body))]);
    const { status, body: answer = {}, retryAfter } = all.shift() ?? { status: 500 };
    return Response.json(answer, { status, headers: retryAfter ? { "retry-after": retryAfter } : {} });
  });
  return sent;
}

const refused = (status: number, msg: string) => ({ status, body: { errors: [{ msg, param: "code" }] } });

const nothing = async () => undefined;

async function arrive(viewer: PageViewer = null) {
  const loader = vi.fn<() => null>(() => null);
  const routes = [
    {
      id: "frame",
      loader,
      // As the frame of the site: it is asked again only when somebody asks for that.
      shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
        currentUrl.href === nextUrl.href,
      HydrateFallback: () => null,
      Component: Outlet,
      children: [
        {
          index: true,
          Component: () => (
            <LoginSteps viewer={viewer} providers={["google"]} path="/" isApp={false} onLogIn={nothing} />
          ),
        },
        { path: "map", Component: () => <p>Map</p> },
      ],
    },
  ];
  const router = createMemoryRouter(routes);
  await act(async () =>
    render(
      <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
        <RouterProvider router={router} />
      </I18nProvider>,
    ),
  );
  return {
    navigate: (to: string) => act(() => router.navigate(to)),
    loads: () => loader.mock.calls.length,
  };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const field = () => screen.getByLabelText<HTMLInputElement>("Code from your app");
async function give(code: string) {
  fireEvent.input(field(), { target: { value: code } });
  await press("Continue");
}

test("who has no second factor is led on at once", async () => {
  const sent = answering({});
  await arrive();
  expect(sent).toEqual([["session", { code: "abc" }]]);
  expect(replace).toHaveBeenCalledExactlyOnceWith("/deals");
  expect(location.hash).toBe("");
});

test("who has one is asked for a code, with the focus in its field, and then led on", async () => {
  const sent = answering({ needsSecondFactor: true }, refused(400, "Is not right"), { status: 200 });
  await arrive();
  expect(screen.getByRole("region", { name: "One more step" })).toBeTruthy();
  expect(document.activeElement).toBe(field());
  await give("000000");
  expect(document.getElementById("second-step-code-error")?.textContent).toMatch(/^That code isn’t right/);
  expect(field().value).toBe("000000");
  expect(replace).not.toHaveBeenCalled();
  await give("123456");
  expect(sent[2]).toEqual(["secondfactor", { code: "123456" }]);
  expect(replace).toHaveBeenCalledExactlyOnceWith("/deals");
  expect(screen.getByText("Logging you in…")).toBeTruthy();
});

test("a recovery code does as well", async () => {
  const sent = answering({ needsSecondFactor: true }, { status: 200 });
  await arrive();
  await press("Use a recovery code");
  const recovery = screen.getByLabelText("Recovery code");
  expect(document.activeElement).toBe(recovery);
  fireEvent.input(recovery, { target: { value: "aaaaa-bbbbb" } });
  await press("Continue");
  expect(sent[1]).toEqual(["secondfactor", { recoveryCode: "aaaaa-bbbbb" }]);
  expect(replace).toHaveBeenCalledOnce();
});

describe("somebody else who is logged in", () => {
  const sam: PageViewer = {
    accountId: 3,
    name: "Sam",
    url: "sam",
    thumbnail: "/img/x",
    permissions: { admin: false, mod: false, shopAdmin: [], brandAdmin: [] },
    isNew: false,
    isNewlyVerified: false,
    suspension: null,
  };
  const ASKED = {
    status: 409,
    body: { errors: [{ msg: "Somebody else is logged in here", param: "code" }] },
  };

  test("is asked, with the focus on the question, and may stay", async () => {
    const sent = answeringAll([ASKED]);
    await arrive(sam);
    expect(screen.getByRole("region", { name: "Switch accounts?" })).toBeTruthy();
    expect(document.activeElement?.textContent).toContain("You’re logged in here as Sam");
    await press("Stay logged in as Sam");
    expect(screen.getByText("You’re logged in as Sam.")).toBeTruthy();
    expect(sent).toEqual([["session", { code: "abc" }]]);
    expect(replace).not.toHaveBeenCalled();
  });

  test("may switch", async () => {
    const sent = answeringAll([ASKED, { status: 200, body: { token: "t", path: "/deals" } }]);
    await arrive(sam);
    await press("Switch accounts");
    expect(sent[1]).toEqual(["session", { code: "abc", change: true }]);
    expect(replace).toHaveBeenCalledExactlyOnceWith("/deals");
  });
});

test("it may wait", async () => {
  const sent = answering({ needsSecondFactor: true });
  await arrive();
  await press("Not now");
  expect(sent).toHaveLength(1);
  expect(replace).toHaveBeenCalledExactlyOnceWith("/deals");
});

test("whoever leaves by a link of the page instead is seen on it as who they are", async () => {
  answering({ needsSecondFactor: true }, { status: 200 });
  const { navigate, loads } = await arrive();
  const before = loads();
  await navigate("/map");
  await screen.findByText("Map");
  await waitFor(() => expect(loads()).toBe(before + 1));
});

test.each([
  ["840", "Too many tries. Wait 14 minutes, then try again."],
  ["31", "Too many tries. Wait 1 minute, then try again."],
])("after too many tries it is told for how long to wait: %s seconds", async (retryAfter, told) => {
  answering(
    { needsSecondFactor: true },
    { ...refused(429, "Was tried too often"), retryAfter },
    { status: 500 },
  );
  await arrive();
  await give("000000");
  expect(screen.getByText(told).closest("[aria-live]")).not.toBeNull();
  expect(field().getAttribute("aria-invalid")).toBeNull();
  await give("000000");
  expect(screen.queryByText(told)).toBeNull();
  expect(screen.getByText(/^An unknown error occurred/)).toBeTruthy();
});

test("one that was taken off meanwhile is told of", async () => {
  answering({ needsSecondFactor: true }, refused(409, "Is not set up"));
  await arrive();
  await give("123456");
  expect(screen.getByText(/changed in another window/)).toBeTruthy();
});
