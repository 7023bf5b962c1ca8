import { type ComponentType, createElement, use, useState } from "react";
import { loadAsDocument } from "../load-as-document.ts";
import { useDrawnByServer } from "../use-drawn-by-server.ts";
import styles from "./static-part.module.css";

const IS_BROWSER = typeof document !== "undefined";

/**
 * Tells React that there is HTML inside, which it keeps. One object for ever: another one, even an equal one, would make React
 * wipe the markup out.
 */
const AS_THE_SERVER_RENDERED_IT = { __html: "" };

export type StaticPart<Props> = ComponentType<Props> & {
  /** Begins to fetch the code, where it is foreseen that a browser will have to render the part. */
  prepare(): void;
};

/**
 * A static part: a component without state that the browser keeps as the server rendered it, without its code and without its
 * messages. Both are fetched when the browser has to render it itself: the page was opened from another one, or a prop is
 * another value (objects are compared by identity, not by content).
 *
 * Until then React shows what it showed before. Code that does not arrive makes the page load as a whole, as the router
 * does for pages. Links inside stay links of the router (`StaticPartLinks`); handlers, `<title>` and `<meta>` have no place.
 *
 * @param load fetches the component, and with it the messages it needs
 */
export function staticPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): StaticPart<Props> {
  let fetching: Promise<ComponentType<Props>> | undefined;
  let needed: Promise<ComponentType<Props>> | undefined;

  function fetchOnce(): Promise<ComponentType<Props>> {
    fetching ??= load().catch((error: unknown) => {
      // The next one who needs it asks again.
      fetching = undefined;
      throw error;
    });
    return fetching;
  }

  function Fetched(props: Props) {
    needed ??= IS_BROWSER ? fetchOnce().catch(loadAsDocument) : fetchOnce();
    return createElement(use(needed), props);
  }

  function Part(props: Props) {
    const isKept = useIsKept(props);
    if (IS_BROWSER && isKept) {
      return (
        <div
          key="kept"
          className={styles.place}
          data-static-part=""
          suppressHydrationWarning
          // oxlint-disable-next-line react/no-danger -- an empty constant, which tells React to keep what is there
          dangerouslySetInnerHTML={AS_THE_SERVER_RENDERED_IT}
        />
      );
    }
    return (
      <div key="fetched" className={styles.place} data-static-part={IS_BROWSER ? undefined : ""}>
        <Fetched {...props} />
      </div>
    );
  }

  return Object.assign(Part, {
    prepare: () => {
      fetchOnce().catch(() => undefined);
    },
  });
}

/**
 * Whether the server's markup still says what it should: the server rendered it, and its props have been the same ever since.
 * Once they were not, React has taken the markup away, and it does not come back. On the server always true.
 */
function useIsKept<Props extends object>(props: Props): boolean {
  const rendered = useDrawnByServer(props);
  const [isKept, setKept] = useState(rendered !== undefined);
  if (isKept && !(rendered !== undefined && hasSameProps(rendered, props))) setKept(false);
  return isKept;
}

/** Whether two sets of props hold the very same values. */
function hasSameProps<Props extends object>(before: Props, now: Props): boolean {
  const names = Object.keys(now) as (keyof Props)[];
  return (
    names.length === Object.keys(before).length && names.every((name) => Object.is(before[name], now[name]))
  );
}
