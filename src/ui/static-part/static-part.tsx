import { type ComponentType, createElement, use, useState } from "react";
import { loadAsDocument } from "../load-as-document.ts";
import { useDrawnByServer } from "../use-drawn-by-server.ts";
import styles from "./static-part.module.css";

const IS_BROWSER = typeof document !== "undefined";

/**
 * `dangerouslySetInnerHTML` that keeps the server's HTML in hydration. One constant object: another one, even an equal one, would
 * make React clear the HTML.
 */
const SERVER_HTML = { __html: "" };

export type StaticPart<Props> = ComponentType<Props> & {
  /** Preloads the code, where the browser will probably have to render the part. */
  prepare(): void;
};

/**
 * A static part: a component without state that the browser does not hydrate. It keeps the server's HTML, without loading its
 * code and its messages. Both are loaded when the browser has to render it itself: after a client navigation, or when a prop has
 * another value (objects are compared by identity, not by content).
 *
 * Until then React shows the previous content. When the code fails to load, the whole page is reloaded, as the router does for
 * pages. Links inside stay links of the router (`StaticPartLinks`); handlers, `<title>` and `<meta>` have no place.
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
      // The next render tries again.
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
    const hasServerHtml = useHasServerHtml(props);
    if (IS_BROWSER && hasServerHtml) {
      return (
        <div
          key="kept"
          className={styles.place}
          data-static-part=""
          suppressHydrationWarning
          // oxlint-disable-next-line react/no-danger -- an empty constant, which makes React keep the server's HTML
          dangerouslySetInnerHTML={SERVER_HTML}
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
 * Whether the server's HTML is still valid: the server rendered it, and its props have been the same since. Once they changed,
 * React has removed the HTML, and it does not come back. On the server always true.
 */
function useHasServerHtml<Props extends object>(props: Props): boolean {
  const rendered = useDrawnByServer(props);
  const [hasServerHtml, setHasServerHtml] = useState(rendered !== undefined);
  if (hasServerHtml && !(rendered !== undefined && hasSameProps(rendered, props))) setHasServerHtml(false);
  return hasServerHtml;
}

/** Whether two sets of props hold the very same values. */
function hasSameProps<Props extends object>(before: Props, now: Props): boolean {
  const names = Object.keys(now) as (keyof Props)[];
  return (
    names.length === Object.keys(before).length && names.every((name) => Object.is(before[name], now[name]))
  );
}
