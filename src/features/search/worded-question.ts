import { plainLetters } from "#platform/text/plain-letters.ts";
import { wordsOf } from "./search-words.ts";
import { type Shortcut, shortcutNamed } from "./shortcuts.ts";

/** Words that say what is looked for anyway, or only join the others, in any language. */
const FILLERS = new Set(
  (
    "coffeeshop coffeeshops coffee-shop coffee-shops shop shops in at near around the a an with and for " +
    "te bij met en voor de het een rond im bei mit und fur in-der der die das um " +
    "en con y para el la los las cerca-de a avec et pour le les pres-de dans au aux du " +
    "e per il lo i gli vicino-a w we z i dla obok o em no na com perto-de do da v ve s pro u"
  )
    .split(" ")
    .map((words) => words.replaceAll("-", " ")),
);

/** Of a phrase for a page or filter. */
const MOST_WORDS_OF_PHRASE = 5;
const MOST_WORDS = 8;

export interface WordedQuestion {
  /** The pages and filters that some of its words name. */
  shortcuts: Shortcut[];
  /** The other words, in plain letters, without fillers. */
  rest: string[];
  /** Whether anything was left out of the rest. */
  isWorded: boolean;
}

/** Takes the names of pages and filters out of a question: `open late in utrecht` is a filter and a town. */
export function wordedQuestion(question: string): WordedQuestion {
  const words = wordsOf(plainLetters(question.slice(0, 128))).slice(0, MOST_WORDS);
  const shortcuts: Shortcut[] = [];
  const rest: string[] = [];
  let at = 0;
  while (at < words.length) {
    const { length, shortcut } = longestPhrase(words.slice(at, at + MOST_WORDS_OF_PHRASE));
    if (shortcut) shortcuts.push(shortcut);
    else if (length === 0) rest.push(words[at] ?? "");
    at += Math.max(1, length);
  }
  return { shortcuts, rest, isWorded: rest.length < words.length };
}

function longestPhrase(words: string[]): { length: number; shortcut?: Shortcut } {
  for (let length = words.length; length > 0; length--) {
    const phrase = words.slice(0, length).join(" ");
    if (FILLERS.has(phrase)) return { length };
    const shortcut = shortcutNamed(phrase);
    if (shortcut) return { length, shortcut };
  }
  return { length: 0 };
}
