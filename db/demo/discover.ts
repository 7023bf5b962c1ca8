import { SAMPLE_TOWN } from "#features/places/sample-town.ts";
import type { PostKind } from "#features/discover/post.ts";
import type { PostState } from "#features/discover/post-state.ts";
import type { LocalizedText } from "#platform/i18n/localized-text.ts";

export interface DemoPost {
  slug: `sample-${string}`;
  kind: PostKind;
  title: LocalizedText;
  lead: LocalizedText;
  body: LocalizedText;
  author: "editorial" | { brand: `sample-${string}` } | { shop: string };
  /** Names; unknown ones are skipped. */
  cities: string[];
  tags: string[];
  isSponsored: boolean;
  /** Days from the day on which the samples are loaded. */
  publishedDay: number;
  /** Hours from the beginning of that day. */
  event: { fromHour: number; toHour: number | null; place: string | null } | null;
  state: PostState;
}

const PLAIN: Pick<DemoPost, "kind" | "author" | "cities" | "isSponsored" | "event" | "state"> = {
  kind: "article",
  author: "editorial",
  cities: [],
  isSponsored: false,
  event: null,
  state: "published",
};

/** Sample posts of the feed. All people in them are invented. */
export const DEMO_POSTS: DemoPost[] = [
  {
    ...PLAIN,
    cities: [SAMPLE_TOWN.name],
    slug: "sample-waarom-de-reiger-slaapt",
    author: { shop: "sleeping-heron" },
    title: {
      nl: "Waarom de reiger slaapt",
      en: "Why the heron sleeps",
      de: "Warum der Reiher schläft",
      es: "Por qué duerme la garza",
      fr: "Pourquoi le héron dort",
      it: "Perché l’airone dorme",
      pl: "Dlaczego czapla śpi",
      pt: "Porque dorme a garça",
      cz: "Proč volavka spí",
      source: "nl",
    },
    lead: {
      nl: "Een gids langs de twaalf zitplaatsen van de zaak, en waar je het beste leest.",
      en: "A guide to the twelve seats of the house, and where to read best.",
      de: "Ein Führer zu den zwölf Plätzen des Hauses, und wo man am besten liest.",
      fr: "Un guide des douze places de la maison, et où l’on lit le mieux.",
      source: "nl",
    },
    body: {
      nl: "## De plek bij het raam\n\nHet licht valt er **tot vier uur** goed. Daarna is de lamp van de buren beter.\n\n## De trap\n\nNiet om te zitten. Toch zit er altijd iemand.\n\n- Neem een kussen mee\n- Laat de kat erlangs\n\nMeer over stil zitten staat bij [verantwoord gebruik](/responsible-use).",
      en: "## The place by the window\n\nThe light is good **until four**. After that the neighbours’ lamp is better.\n\n## The stairs\n\nNot for sitting. Still somebody always sits there.\n\n- Bring a cushion\n- Let the cat pass\n\nMore about sitting still under [using with care](/responsible-use).",
      source: "nl",
    },
    tags: ["zitten", "utrecht"],
    publishedDay: -1,
  },
  {
    ...PLAIN,
    kind: "event",
    author: { brand: "sample-vos-en-vouw" },
    cities: [SAMPLE_TOWN.name],
    slug: "sample-kampioenschap-lang-vouwen",
    title: {
      nl: "Kampioenschap lang vouwen",
      en: "The long folding championship",
      de: "Meisterschaft im langen Falten",
      es: "Campeonato de plegado largo",
      fr: "Championnat de pliage au long cours",
      it: "Campionato di piega lunga",
      pl: "Mistrzostwa w długim składaniu",
      pt: "Campeonato de dobragem longa",
      cz: "Mistrovství v dlouhém skládání",
      source: "nl",
    },
    lead: {
      nl: "Wie vouwt de langste kraanvogel? Papier krijg je, applaus ook.",
      en: "Who folds the longest crane? Paper is provided, and so is applause.",
      source: "nl",
    },
    body: {
      nl: "Inloop vanaf half acht. We beginnen als iedereen zit.\n\n1. Kies je papier\n2. Vouw\n3. Meet",
      en: "Doors at half past seven. We begin when everybody sits.\n\n1. Choose your paper\n2. Fold\n3. Measure",
      source: "nl",
    },
    tags: ["vouwen", "avond"],
    isSponsored: true,
    publishedDay: -2,
    event: { fromHour: 12 * 24 + 19, toHour: 12 * 24 + 22, place: "Het Zoute Uur" },
  },
  {
    ...PLAIN,
    slug: "sample-hoe-lees-je-een-etiket",
    title: {
      nl: "Hoe lees je een etiket?",
      en: "How do you read a label?",
      de: "Wie liest man ein Etikett?",
      es: "¿Cómo se lee una etiqueta?",
      fr: "Comment lire une étiquette ?",
      it: "Come si legge un’etichetta?",
      pl: "Jak czytać etykietę?",
      pt: "Como se lê um rótulo?",
      cz: "Jak číst etiketu?",
      source: "nl",
    },
    lead: {
      nl: "Van links naar rechts, en dan nog een keer. Een oefening met een etiket dat niet bestaat.",
      en: "From left to right, and then once more. An exercise with a label that does not exist.",
      source: "nl",
    },
    body: {
      nl: "Dit is een voorbeeldtekst van de redactie. Wat er op een echt etiket staat, lees je op de pagina over de [wietproef](/about).",
      en: "This is a sample text of the editors. What stands on a real label is on the page about the [experiment](/about).",
      source: "nl",
    },
    tags: ["lezen"],
    publishedDay: -4,
  },
  {
    ...PLAIN,
    kind: "event",
    author: { shop: "paper-boat" },
    cities: [SAMPLE_TOWN.name],
    slug: "sample-bordspelavond-papieren-boot",
    title: { nl: "Bordspelavond in de Papieren Boot", en: "Board games at the Paper Boat", source: "nl" },
    lead: {
      nl: "Elke week een spel waarvan de regels kwijt zijn.",
      en: "Every week a game that lost its rules.",
      source: "nl",
    },
    body: {
      nl: "Zelf verzinnen mag. Valsspelen ook, mits creatief.",
      en: "Make them up. Cheat, if you do it well.",
      source: "nl",
    },
    tags: ["spelen", "avond"],
    publishedDay: -5,
    event: { fromHour: 4 * 24 + 18, toHour: null, place: "Papieren Boot" },
  },
  {
    ...PLAIN,
    author: { brand: "sample-bakkerij-bijna" },
    slug: "sample-bijna-gelukt-het-recept",
    title: {
      nl: "Bijna gelukt: het recept",
      en: "Almost there: the recipe",
      de: "Fast gelungen: das Rezept",
      source: "nl",
    },
    lead: {
      nl: "Appeltaart met niets erin dan appel. Wij kregen hem er bijna uit.",
      en: "Apple pie with nothing in it but apple. We almost got it out of the tin.",
      source: "nl",
    },
    body: {
      nl: "### Nodig\n\n- 6 appels\n- 300 g bloem\n- 1 springvorm die wel loslaat\n\n### Doen\n\nBak tot het ruikt. Wacht. *Wacht langer.*",
      en: "### You need\n\n- 6 apples\n- 300 g of flour\n- 1 tin that lets go\n\n### Do this\n\nBake until it smells. Wait. *Wait longer.*",
      source: "nl",
    },
    tags: ["bakken"],
    publishedDay: -9,
  },
  {
    ...PLAIN,
    cities: [SAMPLE_TOWN.name],
    slug: "sample-een-middag-in-nijmegen",
    title: {
      nl: "Een middag in de Markerwaard",
      en: "An afternoon in the Markerwaard",
      de: "Ein Nachmittag im Markerwaard",
      fr: "Un après-midi au Markerwaard",
      source: "nl",
    },
    lead: {
      nl: "Drie straten die niet bestaan, en hoe je er komt.",
      en: "Three streets that do not exist, and how to get there.",
      source: "nl",
    },
    body: {
      nl: "Begin op het Sprookjesplein. Loop door tot je denkt: dit klopt niet. Dan ben je er.",
      en: "Start at the Sprookjesplein. Walk on until you think: this cannot be right. You have arrived.",
      source: "nl",
    },
    tags: ["wandelen", "markerwaard"],
    publishedDay: -16,
  },
  {
    ...PLAIN,
    author: { brand: "sample-nachtvlinder-en-neef" },
    slug: "sample-mutsen-komen-eraan",
    title: { nl: "De mutsen komen eraan", en: "The hats are coming", source: "nl" },
    lead: {
      nl: "Over vijf dagen. Of zes, de neef breit nog.",
      en: "In five days. Or six; the cousin is still knitting.",
      source: "nl",
    },
    body: {
      nl: "Tot dan: oren warm houden met de handen.",
      en: "Until then: keep your ears warm by hand.",
      source: "nl",
    },
    tags: ["mutsen"],
    publishedDay: 3,
    state: "scheduled",
  },
  {
    ...PLAIN,
    slug: "sample-ingetrokken-bericht",
    title: { nl: "Dit bericht klopte niet", en: "This post was wrong", source: "nl" },
    lead: { nl: "Daarom is het er niet meer.", en: "That is why it is gone.", source: "nl" },
    body: { nl: "Weg.", en: "Gone.", source: "nl" },
    tags: [],
    publishedDay: -20,
    state: "withdrawn",
  },
];
