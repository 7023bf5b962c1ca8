import { type ComponentType, createElement, use } from "react";
import { loadAsDocument } from "../load-as-document.ts";
import styles from "./as-drawn.module.css";
import { DrawnMarkup } from "./drawn-markup.tsx";
import { useIsAsDrawn } from "./use-is-as-drawn.ts";

const IS_BROWSER = typeof document !== "undefined";

export type AsDrawn<Props> = ComponentType<Props> & {
  /** Begins to fetch the code, where it is foreseen that a browser will have to draw. */
  prepare(): void;
};

/**
 * A part of a page that is only shown: no state, no handlers, nothing that asks the browser. The server draws it; a browser
 * that got it drawn keeps it as it is, without its code and without its words. Both come when it has to be drawn anew: the
 * page was opened from another one, or a prop is another value (objects are compared as they are, not by content).
 *
 * Until then React shows what it showed before. Code that does not arrive makes the page load as a whole, as the router
 * does for pages. Inside, router links stay router links (`DrawnLinks`), and `<title>` and `<meta>` have no place.
 *
 * @param load fetches the component, and with it the words it needs
 */
export function asDrawn<Props extends object>(load: () => Promise<ComponentType<Props>>): AsDrawn<Props> {
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

  function Now(props: Props) {
    needed ??= IS_BROWSER ? fetchOnce().catch(loadAsDocument) : fetchOnce();
    return createElement(use(needed), props);
  }

  function AsDrawnPart(props: Props) {
    const isAsDrawn = useIsAsDrawn(props, isSame);
    if (IS_BROWSER && isAsDrawn) return <DrawnMarkup key="drawn" className={styles.place} />;
    return (
      <div key="now" className={styles.place} data-drawn={IS_BROWSER ? undefined : ""}>
        <Now {...props} />
      </div>
    );
  }

  return Object.assign(AsDrawnPart, {
    prepare: () => {
      fetchOnce().catch(() => undefined);
    },
  });
}

function isSame<Props extends object>(drawn: Props, props: Props): boolean {
  const names = Object.keys(props) as (keyof Props)[];
  const drawnCount = Object.keys(drawn).length;
  return names.length === drawnCount && names.every((name) => Object.is(drawn[name], props[name]));
}
