import { Plural, Trans } from "@lingui/react/macro";
import { NotSaved } from "#features/dashboard/ui/editor/not-saved.tsx";
import { mistakeCount } from "./grid-doc.ts";
import type { MenuState } from "./menu-store.ts";

type MenuNotSavedProps = { state: MenuState };

/** What of the last save is not on the page: beside the button, with a way to the first of it. */
export function MenuNotSaved({
  state: { doc, refusals, refusedLine, theirs, hasLeftOut },
}: MenuNotSavedProps) {
  const wrong = mistakeCount(doc);
  if (theirs)
    return (
      <NotSaved onShow={() => show("#menu-collision button")}>
        <Trans id="menu-editing.collision">Somebody else saved this menu while you were typing</Trans>
      </NotSaved>
    );
  if (refusals.length > 0)
    return (
      <NotSaved onShow={refusedLine ? () => show(placeOf(refusedLine)) : undefined}>
        <Trans id="menu-editing.refused">
          The menu wasn’t saved: something in it can’t be. Nothing you typed is lost.
        </Trans>
      </NotSaved>
    );
  if (!hasLeftOut || wrong === 0) return null;
  return (
    <NotSaved onShow={() => show('[role=gridcell][aria-invalid="true"], [data-wrong]')}>
      <Plural
        id="menu-editing.left-out"
        value={wrong}
        one="# cell isn’t right, so it wasn’t saved. The rest is."
        other="# cells aren’t right, so they weren’t saved. The rest is."
      />
    </NotSaved>
  );
}

/** In the table or among the cards. */
function placeOf(line: string): string {
  return `[data-row="${CSS.escape(line)}"] [role=gridcell], [data-card="${CSS.escape(line)}"]`;
}

function show(place: string): void {
  const found = document.querySelector<HTMLElement>(place);
  found?.focus({ preventScroll: true });
  found?.scrollIntoView({ block: "center" });
}
