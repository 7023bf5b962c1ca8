// @vitest-environment node
import { type I18n, setupI18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { useId } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { loadMessages } from "#platform/i18n/load-messages.ts";
import { LOCALES } from "#platform/i18n/locales.ts";
import { MESSAGE_AREAS } from "#platform/i18n/message-areas.ts";
import { asDrawn } from "#ui/as-drawn/as-drawn.tsx";
import { DrawnAround } from "#ui/drawn-once/drawn-around.tsx";
import { DrawnBefore, DrawnOnce } from "#ui/drawn-once/drawn-once.tsx";
import { Link } from "#ui/link/link.tsx";
import { Footer } from "../layouts/footer.tsx";
import { TopBar } from "../layouts/top-bar.tsx";
import { drawDocument } from "./draw-document.ts";
import { FrameOfLanguage, frameOfLanguage } from "./frame-of-language.tsx";
import { InLanguage } from "./in-language.tsx";

const dutch = setupI18n({ locale: "nl", messages: { nl: {} } });

/** A bar as every page has one, and how often its inside was drawn. */
function bar() {
  const drawn = vi.fn();
  function Inside({ siteName }: { siteName: string }) {
    drawn();
    return (
      <Link to="/">
        {siteName}, {useLingui().i18n.locale}
      </Link>
    );
  }
  const page = (siteName: string, frame: FrameOfLanguage, i18n: I18n, prefix: string) => (
    <InLanguage i18n={i18n} prefix={prefix}>
      <DrawnBefore value={frame}>
        <DrawnOnce as="nav" of={Inside} given={{ siteName }} />
      </DrawnBefore>
    </InLanguage>
  );
  async function draw(siteName: string, { i18n = dutch, prefix = "" } = {}): Promise<string> {
    const frame = frameOfLanguage({ i18n, prefix });
    const html = await drawDocument(page(siteName, frame, i18n, prefix));
    frame.drawWanted();
    return html;
  }
  return { drawn, draw };
}

describe("a part that is the same on every page of a language", () => {
  it("is drawn for the first page and by itself, and then never again", async () => {
    const { drawn, draw } = bar();
    const first = await draw("Highstreet");
    expect(first).toContain('<nav><a href="/" data-discover="true">Highstreet<!-- -->, <!-- -->nl</a></nav>');
    expect(await draw("Highstreet")).toBe(first);
    expect(await draw("Highstreet")).toBe(first);
    expect(drawn).toHaveBeenCalledTimes(2);
  });

  it("is another one where it is given something else, in another language and under another prefix", async () => {
    const { draw } = bar();
    const polish = setupI18n({ locale: "pl", messages: { pl: {} } });
    for (let page = 0; page < 2; page++) {
      expect(await draw("Highstreet")).toContain("Highstreet<!-- -->, <!-- -->nl");
      expect(await draw("Main Street")).toContain("Main Street<!-- -->, <!-- -->nl");
      expect(await draw("Highstreet", { i18n: polish, prefix: "" })).toContain("<!-- -->pl");
      expect(await draw("Highstreet", { i18n: polish, prefix: "/pl" })).toContain('href="/pl"');
    }
  });

  it("that cannot be drawn by itself is drawn with each page", async () => {
    const frame = new FrameOfLanguage({ i18n: dutch, prefix: "" });
    const Broken = () => {
      throw new Error("No address here");
    };
    expect(frame.markupOf(Broken, {})).toBeUndefined();
    frame.drawWanted();
    expect(frame.markupOf(Broken, {})).toBeUndefined();
  });
});

it.each(["/deals", "/map?q=a%26b&open=now", `/weed?q="$&'<b>`])(
  "a part that is the same but for %s is drawn once, and is what it would be drawn anew",
  async (text) => {
    const drawn = vi.fn();
    function Inside({ start, text: path }: { start: string; text: string }) {
      drawn();
      return <a href={start + path}>{start}</a>;
    }
    const frame = new FrameOfLanguage({ i18n: dutch, prefix: "" });
    const draw = async (path: string, around?: FrameOfLanguage) => {
      const page = <DrawnAround as="nav" of={Inside} given={{ start: "/de" }} text={path} />;
      const html = await drawDocument(
        <html lang="nl">
          <DrawnBefore value={around}>{page}</DrawnBefore>
        </html>,
      );
      around?.drawWanted();
      return html;
    };
    await draw("/jobs", frame);
    drawn.mockClear();
    const filled = await draw(text, frame);
    expect(drawn).not.toHaveBeenCalled();
    expect(filled).toBe(await draw(text));
  },
);

it("leaves the ids of what stands around it as they are", async () => {
  const Field = () => <input id={useId()} />;
  const Words = asDrawn(async () => () => <p>18+</p>, { isSameEverywhere: true });
  const frame = frameOfLanguage({ i18n: dutch, prefix: "" });
  const draw = async () => {
    const html = await drawDocument(
      <html lang="nl">
        <DrawnBefore value={frame}>
          <Field />
          <Words />
          <Field />
        </DrawnBefore>
      </html>,
    );
    frame.drawWanted();
    return html;
  };
  const first = await draw();
  expect(first.match(/id="[^"]+"/g)).toHaveLength(2);
  expect(await draw()).toBe(first);
});

describe.each(LOCALES)("the frame of the site in %s", (locale) => {
  it.each(["", `/${locale}`])("under %j is the same, drawn with the page or before", async (prefix) => {
    const i18n = await loadMessages(locale, MESSAGE_AREAS);
    const frame = frameOfLanguage({ i18n, prefix });
    const Frame = () => (
      <html lang="nl">
        <TopBar siteName="Highstreet" isApp={false} onChooseLanguage={() => undefined} />
        <Footer siteName="Highstreet" />
      </html>
    );
    const at = { basename: prefix || "/", initialEntries: [`${prefix}/deals`] };
    const draw = () =>
      drawDocument(
        <InLanguage i18n={i18n} prefix={prefix}>
          <DrawnBefore value={frame}>
            <RouterProvider router={createMemoryRouter([{ path: "/deals", Component: Frame }], at)} />
          </DrawnBefore>
        </InLanguage>,
      );
    const first = await draw();
    const asked = vi.spyOn(frame, "markupOf");
    frame.drawWanted();
    expect(await draw()).toBe(first);
    expect(asked.mock.results.map(({ value }) => typeof value)).toEqual([
      "string",
      "string",
      "string",
      "string",
    ]);
  });
});
