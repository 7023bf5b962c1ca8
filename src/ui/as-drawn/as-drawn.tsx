import { type ComponentType, createElement, use } from "react";
import { DrawnOnce } from "../drawn-once/drawn-once.tsx";
import { loadAsDocument } from "../load-as-document.ts";
import { hasSameProps } from "../same-props.ts";
import styles from "./as-drawn.module.css";
import { AskForData } from "./ask-for-data.tsx";
import { DrawnMarkup } from "./drawn-markup.tsx";
import { isLeftOut, type OnlyShown } from "./left-out.ts";
import { useIsAsDrawn } from "./use-is-as-drawn.ts";

const IS_BROWSER = typeof document !== "undefined";

export type AsDrawn<Props> = ComponentType<OnlyShown<Props>> & {
  /** Begins to fetch the code, where it is foreseen that a browser will have to draw. */
  prepare(): void;
};

/**
 * A part of a page that is only shown: no state, no handlers, nothing that asks the browser. The server draws it; a browser
 * that got it drawn keeps it as it is, without its code and without its words. Both come when it has to be drawn anew: the
 * page was opened from another one, or a prop is another value (objects are compared as they are, not by content). So a document
 * need not send a prop that nothing else asks for (`onlyShown`).
 *
 * Until then React shows what it showed before. Code that does not arrive makes the page load as a whole, as the router
 * does for pages. Inside, router links stay router links (`DrawnLinks`), and `<title>` and `<meta>` have no place.
 *
 * @param load fetches the component, and with it the words it needs
 * @param options `isSameEverywhere`: on every page of a language (`DrawnOnce`), which the server makes use of
 */
export function asDrawn<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isSameEverywhere = false } = {},
): AsDrawn<Props> {
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

  function AsDrawnPart(given: OnlyShown<Props>) {
    const isAsDrawn = useIsAsDrawn(given, hasSameProps);
    if (IS_BROWSER && isAsDrawn) return <DrawnMarkup key="drawn" className={styles.place} />;
    if (IS_BROWSER && Object.values(given).some(isLeftOut)) return <AskForData key="data" />;
    const props = given as Props;
    const place = { className: styles.place, "data-drawn": IS_BROWSER ? undefined : "" };
    if (isSameEverywhere) return <DrawnOnce key="now" {...place} of={Now} given={props} />;
    return (
      <div key="now" {...place}>
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
