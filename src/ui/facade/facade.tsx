import { lazy, Suspense, use } from "react";
import { DrawnMarkup } from "../as-drawn/drawn-markup.tsx";
import { useIsAsDrawn } from "../as-drawn/use-is-as-drawn.ts";
import type { FacadeProps } from "./drawn-facade.tsx";
import { DrawerContext } from "./drawer-context.ts";
import styles from "./facade-place.module.css";

/** The drawing is a twelfth of a page's script, so a browser fetches it only for houses that the server has not drawn. */
const FetchedDrawing = lazy(async () => {
  // A house that cannot be drawn must not take the page down with it.
  const drawn = await import("./drawn-facade.tsx").catch(() => undefined);
  return { default: drawn?.DrawnFacade ?? Nothing };
});

function Nothing(_facade: FacadeProps) {
  return null;
}

/**
 * The canal house of a shop without a photo, 4:3, by day or by night as the theme has it. What the server drew stays as
 * it is: the drawing never changes, so waking its thirty paths up would cost time on every card and win nothing.
 */
export function Facade(props: FacadeProps) {
  const draw = use(DrawerContext);
  const isAsDrawn = useIsAsDrawn(props.seed);
  if (!draw && isAsDrawn) return <DrawnMarkup key="drawn" as="span" className={styles.place} />;
  return (
    <span key="drawn-now" className={styles.place}>
      {draw ? (
        draw(props)
      ) : (
        <Suspense fallback={null}>
          <FetchedDrawing {...props} />
        </Suspense>
      )}
    </span>
  );
}
