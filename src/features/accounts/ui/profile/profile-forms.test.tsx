import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { DEFAULT_PRIVACY } from "../../privacy.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { ExportAccount } from "./export-account.tsx";
import { NameForm } from "./name-form.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";
import { PictureForm } from "./picture-form.tsx";
import { PrefTypesForm } from "./pref-types-form.tsx";
import { PrivacyForm } from "./privacy-form.tsx";
import { SessionList } from "./session-list.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const TYPE_WORDS = {
  weed: "Weed",
  hash: "Hash",
  prerolled: "Pre-rolls",
  edibles: "Edibles",
  supplies: "Gear",
};
const WAYS = { providers: ["google"], isApp: false, path: "/profile?tab=account" } as const;
const SERVER_TROUBLE = "Something’s wrong on our side. Please try again in a moment.";

function show(part: ReactNode) {
  const Page = createRoutesStub([{ path: "/", Component: () => part }]);
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <Page />
    </I18nProvider>,
  );
}

/** A server that answers every call alike, and what it was sent. */
function answering(status: number, body: unknown = {}) {
  const sent: { call: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (call: string, { body: given }: RequestInit) => {
    sent.push({
      call,
      body: given instanceof FormData ? Object.fromEntries(given) : JSON.parse(String(given)),
    });
    return Response.json(body, { status });
  });
  return sent;
}

const refusal = (msg: string, param: string) => ({ errors: [{ msg, param }] });
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole("button", { name })));
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

test.each([
  [409, "Name already in use", "Username already exists... "],
  [
    400,
    "Must be of one script",
    "Use letters of one alphabet: not Latin and Cyrillic together, for example.",
  ],
  [400, "Must have at least 3 characters", "Use 3 to 24 characters."],
  [
    403,
    "Was changed too often",
    "You’ve changed your name three times in 30 days. Wait a while before the next one.",
  ],
  [400, "Must be something nobody has thought of", SERVER_TROUBLE],
])("a name that is refused with %d %s stays in its field, which says why", async (status, msg, told) => {
  answering(status, refusal(msg, "name"));
  show(<NameForm name="Sam" />);
  type("Name", "Noor");
  await press("Save");
  const field = screen.getByLabelText<HTMLInputElement>("Name");
  expect(field.value).toBe("Noor");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById("your-name-name-error")?.textContent).toBe(told);
  expect(document.activeElement).toBe(field);
});

test("a server in trouble is told, and the name typed is kept", async () => {
  answering(503, refusal("Not available right now", "database"));
  show(<NameForm name="Sam" />);
  type("Name", "Noor");
  await press("Save");
  expect(screen.getByText(SERVER_TROUBLE).closest("[aria-live]")).not.toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Noor");
});

test("a saved name is said to be saved, until one types again", async () => {
  const sent = answering(200, { name: "Noor", url: "noor" });
  show(<NameForm name="Sam" />);
  type("Name", "Noor");
  await press("Save");
  expect(sent).toEqual([{ call: "/api/editprofilename", body: { name: "Noor" } }]);
  expect((await screen.findByText("Saved")).closest("[aria-live]")).not.toBeNull();
  type("Name", "Noortje");
  expect(screen.queryByText("Saved")).toBeNull();
});

test("types are saved as they are pressed, one call at a time, and the last choice wins", async () => {
  const sent: unknown[] = [];
  const calls: (() => void)[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    sent.push((JSON.parse(String(body)) as { prefTypes: string[] }).prefTypes);
    await new Promise<void>((resolve) => calls.push(resolve));
    return Response.json({});
  });
  show(<PrefTypesForm prefTypes={["hash"]} typeWords={TYPE_WORDS} />);
  await press("Weed");
  await press("Edibles");
  await press("Hash");
  expect(sent).toEqual([["weed", "hash"]]);
  await act(async () => calls[0]?.());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(["weed", "edibles"]);
  await act(async () => calls[1]?.());
  await screen.findByText("Saved");
  expect(screen.getByRole("button", { name: "Hash" }).getAttribute("aria-pressed")).toBe("false");
});

test("a choice that was not saved stays chosen, can be saved again, and says so beside it", async () => {
  answering(503);
  show(<PrivacyForm privacy={DEFAULT_PRIVACY} />);
  const field = screen.getByLabelText<HTMLSelectElement>("Who sees your friends");
  await act(async () => fireEvent.change(field, { target: { value: "nobody" } }));
  await screen.findByText(/^An unknown error occurred/);
  expect(field.value).toBe("nobody");
  const sent = answering(200);
  await press("Try again");
  expect(sent).toEqual([
    { call: "/api/editprofile", body: { privacy: { ...DEFAULT_PRIVACY, friends: "nobody" } } },
  ]);
  // Beside it, and not below all of them.
  const said = await screen.findByText("Saved");
  const next = screen.getByLabelText("Who sees your reviews on your page");
  expect(said.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test("who finds one and who may ask is everybody or nobody, not nobody else: the index is the same for all", () => {
  show(<PrivacyForm privacy={DEFAULT_PRIVACY} />);
  const offered = (label: RegExp) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);
  expect(offered(/finds you/)).toEqual(["Everyone", "Nobody"]);
  expect(offered(/may ask/)).toEqual(["Everyone", "Nobody"]);
  expect(offered(/your friends$/)).toEqual(["Everyone", "Friends", "Nobody else"]);
});

test("the newsletter needs an address once, and a new one has to be confirmed", async () => {
  const sent = answering(200);
  show(<NewsletterForm hasEmail={false} wantsNewsletter={false} />);
  fireEvent.click(screen.getByLabelText("Send me the newsletter"));
  await press("Save");
  expect(document.getElementById("newsletter-newsletterEmail-error")?.textContent).toBe(
    "Please enter your email address",
  );
  expect(sent).toEqual([]);
  type("Email address", "sam@example.org");
  await press("Save");
  expect(sent).toEqual([
    { call: "/api/newsletter", body: { newsletterEmail: "sam@example.org", wantsNewsletter: true } },
  ]);
  await screen.findByText("Check your inbox");
});

test("who has an address needs to type none", async () => {
  const sent = answering(200);
  show(<NewsletterForm hasEmail wantsNewsletter />);
  fireEvent.click(screen.getByLabelText("Send me the newsletter"));
  await press("Save");
  expect(sent).toEqual([{ call: "/api/newsletter", body: { wantsNewsletter: false } }]);
  await screen.findByText("Saved");
});

test("a drawn portrait is looked at before it is saved", async () => {
  const sent = answering(200, { thumbnail: "/default-profilepic-3.jpg" });
  show(<PictureForm thumbnail="/default-profilepic-1.jpg" />);
  await press("Drawn portrait 3");
  expect(sent).toEqual([]);
  expect(screen.getByRole("button", { name: "Drawn portrait 3" }).getAttribute("aria-pressed")).toBe("true");
  await press("Use this picture");
  expect(sent).toEqual([{ call: "/api/editprofilepic", body: { imgPath: "default-profilepic-3.jpg" } }]);
  await screen.findByText("Saved");
});

/** A browser that makes a picture of so many bytes of any file. */
function drawing(bytes: number) {
  const bitmap = { width: 4000, height: 3000, close: vi.fn() };
  vi.stubGlobal("createImageBitmap", async () => bitmap);
  const image = { size: bytes, type: "image/jpeg" } as Blob;
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({
    fillRect: vi.fn(),
    drawImage: vi.fn(),
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(image));
  vi.spyOn(HTMLCanvasElement.prototype, "toDataURL").mockReturnValue("data:image/jpeg;base64,AA==");
}

async function choosePhoto() {
  const file = screen.getByLabelText("A photo of your own");
  await act(async () =>
    fireEvent.change(file, { target: { files: [new File(["photo"], "me.png", { type: "image/png" })] } }),
  );
}

test("a photo that stays too large, or is none, is refused here", async () => {
  const sent = answering(200);
  show(<PictureForm thumbnail="/default-profilepic-1.jpg" />);
  drawing(10_000_001);
  await choosePhoto();
  await screen.findByText("This image is too large. The limit is 10 MB.");
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("no picture")));
  await choosePhoto();
  await screen.findByText(/can’t be read as a picture/);
  expect(screen.queryByText("Use this picture")).toBeNull();
  expect(sent).toEqual([]);
});

test.each([
  [413, "Image too large", "This image is too large. The limit is 10 MB."],
  [500, "Something went wrong here", "An unknown error occurred"],
])("a picture refused with %d is kept to be sent again, and it is said why", async (status, msg, told) => {
  answering(status, refusal(msg, "image"));
  show(<PictureForm thumbnail="/default-profilepic-1.jpg" />);
  await press("Drawn portrait 2");
  await press("Use this picture");
  await screen.findByText(told);
  expect(screen.getByRole("button", { name: "Use this picture" })).toBeTruthy();
});

test("sessions end one by one or all but this one, which has no button of its own", async () => {
  const sent = answering(200);
  const at = "2026-11-20T12:00:00Z";
  const session = { startedAt: at, usedAt: at };
  show(
    <SessionList
      sessions={[
        { id: 1, device: "Firefox · Android", isThis: true, ...session },
        { id: 2, device: "", isThis: false, ...session },
      ]}
    />,
  );
  await press("Log out: Unknown device");
  await press("Log out everywhere else");
  expect(sent.map(({ body }) => body)).toEqual([{ sessionId: "2" }, { others: true }]);
  expect(screen.getAllByRole("button")).toHaveLength(2);
});

test.each([
  [
    "the download",
    <ExportAccount key="export" user={{ url: "sam", hasSecondFactor: false }} ways={WAYS} />,
    ["Download everything"],
  ],
  [
    "the end",
    <DeleteAccount key="delete" hasSecondFactor={false} ways={WAYS} onGone={vi.fn()} />,
    ["Delete my account", "Yes, delete it"],
  ],
])("%s asks to log in again where that was too long ago, and leads back", async (_, part, presses) => {
  answering(403, refusal("Sign in again first", "session"));
  show(part);
  for (const name of presses) await press(name);
  expect(screen.getByRole("dialog", { name: "Log in again first" })).toBeTruthy();
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: /Google/ });
  expect(new URL(link.href).searchParams.get("path")).toBe("/profile?tab=account");
});

test("an account is deleted after a question only, and its owner learns until when they may come back", async () => {
  const sent = answering(200, { until: "2026-12-09T12:00:00Z" });
  const onGone = vi.fn();
  show(<DeleteAccount hasSecondFactor={false} ways={WAYS} onGone={onGone} />);
  await press("Delete my account");
  await press("Keep it");
  expect(sent).toEqual([]);
  await press("Delete my account");
  await press("Yes, delete it");
  expect(sent).toEqual([{ call: "/api/deleteaccount", body: { keepReviews: false } }]);
  expect(screen.getByRole("dialog").textContent).toContain("9 December 2026");
  await press("Go to the home page");
  expect(onGone).toHaveBeenCalledOnce();
});

test("who leaves may let their reviews stand, and is asked without having said so before", async () => {
  const sent = answering(200, { until: "2026-12-09T12:00:00Z" });
  show(<DeleteAccount hasSecondFactor={false} ways={WAYS} onGone={vi.fn()} />);
  await press("Delete my account");
  const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Leave my reviews on the page" });
  expect(box.checked).toBe(false);
  expect(screen.getByText(/without your name and photos/)).toBeTruthy();
  fireEvent.click(box);
  await press("Yes, delete it");
  expect(sent).toEqual([{ call: "/api/deleteaccount", body: { keepReviews: true } }]);
});
