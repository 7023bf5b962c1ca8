import { plainLetters } from "#platform/text/plain-letters.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { AMENITY_SHORTCUTS, type AmenityShortcutId } from "./amenity-shortcuts.ts";
import { FILTER_SHORTCUTS, type FilterShortcutId } from "./filter-shortcuts.ts";
import { wordsOf } from "./search-words.ts";
import { SITE_PAGES, type SitePageId } from "./site-page-shortcuts.ts";

type PageShortcutId =
  | "weed"
  | "hash"
  | "prerolled"
  | "edibles"
  | "supplies"
  | "openNow"
  | "openLate"
  | "nearMe";

/** Words that mean a page or a filter rather than a name. */
export type ShortcutId = PageShortcutId | FilterShortcutId | AmenityShortcutId | SitePageId | "family";

export interface Shortcut {
  id: ShortcutId;
  /** Its address, without the language's prefix. */
  to: string;
  /** The name of a family of strains. */
  family?: string;
}

interface ShortcutWords {
  to: string;
  /** By language, but each is understood in all: many people type what they would say at home. */
  words: Record<Locale, string[]>;
}

const PAGE_SHORTCUTS: Record<PageShortcutId, ShortcutWords> = {
  weed: {
    to: "/weed",
    words: {
      nl: ["wiet", "gras"],
      en: ["weed", "marijuana", "cannabis", "bud"],
      de: ["gras", "cannabis", "ott"],
      es: ["marihuana", "hierba", "maría"],
      fr: ["herbe", "beuh", "weed"],
      it: ["erba", "marijuana"],
      pl: ["trawka", "zioło", "marihuana"],
      pt: ["erva", "marijuana"],
      cz: ["tráva", "marihuana"],
    },
  },
  hash: {
    to: "/hash",
    words: {
      nl: ["hash", "hasj", "hasjiesj"],
      en: ["hash", "hashish"],
      de: ["hasch", "haschisch"],
      es: ["hachís", "costo"],
      fr: ["haschich", "shit", "hasch"],
      it: ["hashish", "fumo"],
      pl: ["haszysz", "hasz"],
      pt: ["haxixe"],
      cz: ["hašiš", "haš"],
    },
  },
  prerolled: {
    to: "/prerolled",
    words: {
      nl: ["joint", "joints", "voorgedraaid"],
      en: ["pre-rolled", "pre-roll", "joint", "joints"],
      de: ["joint", "vorgedreht", "fertige Joints"],
      es: ["porro", "porros", "liados"],
      fr: ["joint", "pré-roulé", "joints roulés"],
      it: ["canna", "canne", "spinello"],
      pl: ["joint", "jointy", "skręt"],
      pt: ["charro", "charros", "pré-enrolado"],
      cz: ["joint", "jointy", "brko"],
    },
  },
  edibles: {
    to: "/edibles",
    words: {
      nl: ["edibles", "spacecake", "eetbaar"],
      en: ["edibles", "edible", "space cake", "brownie"],
      de: ["Edibles", "Spacecake", "Haschkekse", "essbar"],
      es: ["comestibles", "pastel espacial"],
      fr: ["comestibles", "space cake"],
      it: ["edibili", "commestibili"],
      pl: ["jadalne", "ciastka z marihuaną"],
      pt: ["comestíveis", "bolo espacial"],
      cz: ["jedlé", "konopné sušenky"],
    },
  },
  supplies: {
    to: "/supplies",
    words: {
      nl: ["vloei", "vloeitjes", "grinder", "bong"],
      en: ["rolling papers", "papers", "grinder", "bong"],
      de: ["Blättchen", "Papers", "Grinder", "Bong"],
      es: ["papel de liar", "grinder", "bong"],
      fr: ["feuilles à rouler", "feuilles", "grinder", "bang"],
      it: ["cartine", "grinder", "bong"],
      pl: ["bibułki", "młynek", "bongo"],
      pt: ["mortalhas", "moedor", "bong"],
      cz: ["papírky", "drtička", "bong"],
    },
  },
  openNow: {
    to: "/coffeeshops?open=now",
    words: {
      nl: ["nu open", "open nu", "open", "geopend"],
      en: ["open now", "open", "now open"],
      de: ["jetzt geöffnet", "jetzt offen", "geöffnet", "offen"],
      es: ["abierto ahora", "abierto", "abiertos ahora"],
      fr: ["ouvert maintenant", "ouvert"],
      it: ["aperto ora", "aperto adesso", "aperto"],
      pl: ["otwarte teraz", "teraz otwarte", "otwarte"],
      pt: ["aberto agora", "aberto"],
      cz: ["otevřeno teď", "teď otevřeno", "otevřeno"],
    },
  },
  openLate: {
    to: "/coffeeshops?open=late",
    words: {
      nl: ["laat open", "open laat", "open tot laat", "nacht"],
      en: ["open late", "late", "late night", "open after midnight"],
      de: ["spät geöffnet", "lange offen", "lange geöffnet", "nachts geöffnet"],
      es: ["abierto tarde", "abierto hasta tarde", "abierto de noche"],
      fr: ["ouvert tard", "ouvert la nuit"],
      it: ["aperto fino a tardi", "aperto tardi", "aperto di notte"],
      pl: ["otwarte do późna", "otwarte w nocy"],
      pt: ["aberto até tarde", "aberto à noite"],
      cz: ["otevřeno dlouho", "otevřeno do noci", "otevřeno pozdě"],
    },
  },
  nearMe: {
    to: "/map?nearme=true",
    words: {
      nl: ["in de buurt", "bij mij in de buurt", "dichtbij", "vlakbij"],
      en: ["near me", "nearby", "nearest", "around me", "closest"],
      de: ["in der Nähe", "in meiner Nähe", "nächster"],
      es: ["cerca de mí", "cerca", "más cercano"],
      fr: ["près de moi", "à proximité", "autour de moi"],
      it: ["vicino a me", "nelle vicinanze", "vicino"],
      pl: ["blisko mnie", "w pobliżu", "najbliższy"],
      pt: ["perto de mim", "perto", "mais próximo"],
      cz: ["poblíž", "blízko mě", "v okolí"],
    },
  },
};

/** Words that so many strains have in their names that five suggestions say little. */
const FAMILIES = ["amnesia", "cheese", "cookies", "diesel", "gelato", "haze", "kush", "skunk", "widow"];

/** A phrase that is not finished yet is understood from here on: `edib`. */
const SHORTEST_BEGINNING = 4;

const MOST_SHOWN = 3;

const plainWords = (text: string) => wordsOf(plainLetters(text)).join(" ");

/** Built at the first question. */
let phrases: [phrase: string, shortcut: Shortcut][] | undefined;

function allPhrases(): [phrase: string, shortcut: Shortcut][] {
  const ofAmenities = Object.entries(AMENITY_SHORTCUTS).map(
    ([id, words]) => [id, { to: `/coffeeshops?amenity=${id}`, words }] as const,
  );
  const all = [...Object.entries({ ...PAGE_SHORTCUTS, ...FILTER_SHORTCUTS, ...SITE_PAGES }), ...ofAmenities];
  const ofWords = all.flatMap(([id, { to, words }]) =>
    Object.values(words)
      .flat()
      .map((phrase): [string, Shortcut] => [plainWords(phrase), { id: id as ShortcutId, to }]),
  );
  const ofFamilies = FAMILIES.map((family): [string, Shortcut] => [
    family,
    { id: "family", to: `/products?q=${family}`, family: family.charAt(0).toUpperCase() + family.slice(1) },
  ]);
  return [...ofWords, ...ofFamilies];
}

/** The pages and filters that are meant by what was typed, or begins so; those meant in so many words first. */
export function shortcutsFor(typed: string): Shortcut[] {
  const words = plainWords(typed.slice(0, 64));
  phrases ??= allPhrases();
  const exact = phrases.filter(([phrase]) => phrase === words);
  const begun =
    words.length < SHORTEST_BEGINNING ? [] : phrases.filter(([phrase]) => phrase.startsWith(words));
  const found = new Map([...exact, ...begun].map(([, shortcut]) => [shortcut.to, shortcut]));
  return [...found.values()].slice(0, MOST_SHOWN);
}

/** Families of strains and pages of the site stand alone: they make no list narrower. */
const standsAlone = ({ id }: Shortcut) => id === "family" || id in SITE_PAGES;

/** The page or filter that these plain words name, where it can be joined with others. */
export function shortcutNamed(plain: string): Shortcut | undefined {
  phrases ??= allPhrases();
  return phrases.find(([phrase, shortcut]) => phrase === plain && !standsAlone(shortcut))?.[1];
}

/** The family of strains or the page of the site that was asked for in so many words. */
export function loneShortcutCalled(typed: string): Shortcut | undefined {
  const words = plainWords(typed.slice(0, 64));
  phrases ??= allPhrases();
  return phrases.find(([phrase, shortcut]) => phrase === words && standsAlone(shortcut))?.[1];
}
