import { dayText } from "#platform/i18n/format.ts";
import { languageTag, type Locale } from "#platform/i18n/locales.ts";
import type { AppContext } from "../../app-context.ts";
import { fillText, type PageText } from "./fill-text.ts";
import { readText, type Text } from "./read-text.ts";
import { typesetText } from "./typeset-text.ts";

// `.server` keeps this file and all texts out of browsers: the build fails when a client module imports it.
const SOURCES = import.meta.glob<string>("../../texts/*/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const read = new Map<string, Text>();

/** A cache by site: its facts do not change, and filling them in takes as long as rendering the page. */
const filled = new WeakMap<AppContext["site"], Map<string, PageText>>();

/** A text by its folder in `src/texts`, such as `terms`: in the reader's language, with the facts of this site. */
export function textOf(app: AppContext, name: string): PageText {
  const ofSite = filled.get(app.site) ?? new Map<string, PageText>();
  filled.set(app.site, ofSite);
  const key = `${name} ${app.locale}`;
  const text = ofSite.get(key) ?? fillOnce(app, name);
  ofSite.set(key, text);
  return text;
}

function fillOnce({ site, imprint, locale }: AppContext, name: string): PageText {
  const tag = languageTag(locale);
  const text = readOnce(name, tag);
  const facts = { siteName: site.name, siteUrl: site.canonicalBases[locale], ...imprint };
  return { ...fillText(text, facts), changedText: dayText(tag, "date", text.changedOn) };
}

/** The day on which the text of a page such as `/terms` last changed. */
export function textChangedOn(path: string, locale: Locale): Date {
  const name = path === "/about" ? "accessibility" : path.slice(1);
  return new Date(readOnce(name, languageTag(locale)).changedOn);
}

function readOnce(name: string, tag: string): Text {
  const path = `../../texts/${name}/${tag}.md`;
  const text = read.get(path) ?? typesetText(tag, readText(SOURCES[path] ?? ""));
  read.set(path, text);
  return text;
}
