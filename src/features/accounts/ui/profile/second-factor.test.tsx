import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { createRoutesStub, useLoaderData } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { OwnSecondFactor } from "../../second-factor.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { ExportAccount } from "./export-account.tsx";
import { SecondFactor } from "./second-factor.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const WAYS = { providers: ["google"], isApp: false, path: "/profile?tab=account" } as const;
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const CODES = Array.from({ length: 10 }, (_, index) => `aaaa${index}-bbbbb-ccccc-ddddd`);
const ON: OwnSecondFactor = { since: "2026-11-20T12:00:00Z", recoveryCodeCount: 10 };

interface Answer {
  status?: number;
  body?: unknown;
  retryAfter?: string;
}

/** A server that gives these answers in turn, and what it was sent. */
function answering(...answers: Answer[]) {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (call: string, { body }: RequestInit) => {
    sent.push([call.replace("/api/", ""), JSON.parse(String(body))]);
    const { status = 200, body: answer = {}, retryAfter } = answers.shift() ?? {};
    return Response.json(answer, { status, headers: retryAfter ? { "retry-after": retryAfter } : {} });
  });
  return sent;
}

const refusal = (status: number, msg: string, param: string): Answer => ({
  status,
  body: { errors: [{ msg, param }] },
});

function show(Component: () => ReactNode, loader: () => unknown = () => null) {
  const Page = createRoutesStub([{ path: "/", Component, loader, HydrateFallback: () => null }]);
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <Page />
    </I18nProvider>,
  );
}

/** The section, with what the loader says of a person, which may change meanwhile. */
async function section(person: { factor: OwnSecondFactor | null; isRoleWaiting?: boolean }) {
  show(
    function Section() {
      const { factor, isRoleWaiting = false } = useLoaderData<typeof person>();
      return <SecondFactor factor={factor} isRoleWaiting={isRoleWaiting} ways={WAYS} />;
    },
    () => ({ ...person }),
  );
  await screen.findByText(/^It’s (off|been on)/);
}

const press = async (name: string) => {
  const button = await screen.findByRole("button", { name });
  await act(async () => fireEvent.click(button));
};
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
async function type(label: string, value: string) {
  fireEvent.input(await field(label), { target: { value } });
}
/** The paragraph that has the focus; the body has all texts too. */
const focused = () => document.activeElement?.closest("p")?.textContent;
const CODE = "Code from your app";

test("it is set up with a key in groups of four, a link for the phone and a QR code", async () => {
  const uri = `otpauth://totp/Highstreet:Sam?secret=${SECRET}&issuer=Highstreet`;
  const sent = answering({ body: { secret: SECRET, uri } });
  await section({ factor: null });
  await press("Set it up");
  expect((await field(CODE)).autocomplete).toBe("one-time-code");
  expect((await field(CODE)).inputMode).toBe("numeric");
  expect(screen.getByText("GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ")).toBeTruthy();
  expect(screen.getByRole("link", { name: /on this device/ }).getAttribute("href")).toBe(uri);
  expect(
    screen
      .getByRole("img", { name: /QR code/ })
      .querySelectorAll("path")[1]
      ?.getAttribute("d"),
  ).toMatch(/^M4 4h1v1h-1z/);
  expect(focused()).toMatch(/^Scan this/);
  await press("Leave it off");
  expect(focused()).toMatch(/^It’s off/);
  expect(sent).toEqual([["secondfactor", { begin: true }]]);
});

test("a first code turns it on and shows ten recovery codes once, to be copied and saved", async () => {
  const sent = answering(
    { body: { secret: SECRET, uri: "otpauth://totp/x" } },
    { body: { recoveryCodes: CODES } },
  );
  const person: { factor: OwnSecondFactor | null } = { factor: null };
  await section(person);
  await press("Set it up");
  await type(CODE, "12345");
  await press("Turn it on");
  expect(document.getElementById("two-step-confirm-error")?.textContent).toBe(
    "Type the six digits the app shows.",
  );
  expect(sent).toHaveLength(1);
  await type(CODE, "123 456");
  await press("Turn it on");
  expect(sent[1]).toEqual(["secondfactor", { confirm: "123 456" }]);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(CODES);
  expect(focused()).toMatch(/^It’s on\. If you lose/);

  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  await press("Copy");
  expect(writeText).toHaveBeenCalledWith(CODES.join("\n"));
  await screen.findByText("Copied");
  vi.stubGlobal("navigator", {});
  await press("Copy");
  await screen.findByText(/Select the text instead/);

  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    saved.push(file as Blob);
    return "blob:codes";
  });
  await press("Download");
  expect((await saved[0]?.text())?.split("\n").slice(2, 12)).toEqual(CODES);

  person.factor = ON;
  await press("I’ve saved them");
  await screen.findByText(/^It’s been on since/);
  expect(focused()).toContain("It’s been on since 20 November 2026");
  expect(screen.queryByText(CODES[0] ?? "")).toBeNull();
});

test("where the last login was too long ago it is asked for again, and leads back", async () => {
  answering(refusal(403, "Sign in again first", "session"));
  await section({ factor: null });
  await press("Set it up");
  expect(screen.getByRole("dialog", { name: "Log in again first" })).toBeTruthy();
});

test("one that was set up in another window is shown as it is", async () => {
  answering(refusal(409, "Is set up already", "begin"));
  const person: { factor: OwnSecondFactor | null } = { factor: null };
  await section(person);
  person.factor = ON;
  await press("Set it up");
  await screen.findByText(/^It’s been on since/);
});

test("it is turned off with one more code", async () => {
  const sent = answering(refusal(400, "Is not right", "code"), {});
  const person: { factor: OwnSecondFactor | null } = { factor: { ...ON, recoveryCodeCount: 1 } };
  await section(person);
  expect(screen.getByText("You have 1 recovery code left.")).toBeTruthy();
  await press("Turn it off");
  const dialog = screen.getByRole("dialog", { name: "Turn off two-step login?" });
  const turnOff = async () => {
    const form = dialog.querySelector("form");
    await act(async () => form?.requestSubmit());
  };
  expect(document.activeElement).toBe(await field(CODE));
  await type(CODE, "000000");
  await turnOff();
  expect(document.getElementById("removed-code-error")?.textContent).toMatch(/^That code isn’t right/);
  expect(document.activeElement).toBe(await field(CODE));
  await type(CODE, "123456");
  person.factor = null;
  await turnOff();
  await screen.findByText(/^It’s off/);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(focused()).toMatch(/^It’s off/);
  expect(sent).toEqual([
    ["secondfactor", { remove: true, code: "000000" }],
    ["secondfactor", { remove: true, code: "123456" }],
  ]);
});

test.each([
  [null, true, /Your role as an admin waits until you’ve set this up/],
  [ON, true, /Your role here waits until you enter a code for this login/],
])("whose role waits for it is told so: %j", async (factor, isRoleWaiting, told) => {
  const sent = answering({});
  const person = { factor, isRoleWaiting };
  await section(person);
  expect(screen.getByText(told)).toBeTruthy();
  if (!factor) return;
  await press("Enter a code");
  await press("Use a recovery code");
  expect(document.activeElement).toBe(await field("Recovery code"));
  await type("Recovery code", "aaaaa-bbbbb-ccccc-ddddd");
  person.isRoleWaiting = false;
  await press("Continue");
  expect(sent).toEqual([["secondfactor", { recoveryCode: "aaaaa-bbbbb-ccccc-ddddd" }]]);
  expect(screen.queryByText(told)).toBeNull();
});

const UNSHOWN = refusal(403, "Show your second factor first", "session");

test("a download refused without it goes on once a code was given", async () => {
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:zip");
  const sent = answering(UNSHOWN, {}, {});
  show(() => <ExportAccount user={{ url: "sam", hasSecondFactor: true }} ways={WAYS} />);
  await press("Download everything");
  expect(screen.getByRole("dialog", { name: "One more step" })).toBeTruthy();
  await type(CODE, "123456");
  await press("Continue");
  await screen.findByText("It’s among your downloads.");
  expect(sent).toEqual([
    ["export", {}],
    ["secondfactor", { code: "123456" }],
    ["export", {}],
  ]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("so does the end of an account", async () => {
  const sent = answering(UNSHOWN, {}, { body: { until: "2026-12-09T12:00:00Z" } });
  show(() => <DeleteAccount hasSecondFactor ways={WAYS} onGone={vi.fn()} />);
  await press("Delete my account");
  await press("Yes, delete it");
  await type(CODE, "123456");
  await press("Continue");
  await screen.findByText(/9 December 2026/);
  expect(sent).toHaveLength(3);
});

test("an admin who has none is told to set one up", async () => {
  answering(UNSHOWN);
  show(() => <ExportAccount user={{ url: "sam", hasSecondFactor: false }} ways={WAYS} />);
  await press("Download everything");
  const dialog = screen.getByRole("dialog", { name: "Set up two-step login first" });
  expect(dialog.querySelector("input")).toBeNull();
});
