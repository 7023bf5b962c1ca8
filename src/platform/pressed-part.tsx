import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { PAGE_WAITS } from "./offline/load-in-vain.ts";

/** Besides what the part itself takes. */
export interface PressedPartProps {
  /** Takes the press back where the part did not arrive, so that it can be made again. */
  onMissing: () => void;
}

/**
 * A part that a press opens and that is fetched then, such as a form in a sheet. `lazy` would put the error page in the place of
 * the page, with all that was typed there, when it does not arrive. Here the page stays: without a network it says that the press
 * waits for one, else it is loaded anew, as for any missing part (specification section 8), since browsers do not ask again for a
 * module that failed once.
 */
export function pressedPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  /** What stands there until it has come. */
  meanwhile: ReactNode = null,
): ComponentType<Props & PressedPartProps> {
  let fetched: ComponentType<Props> | undefined;
  return function PressedPart({ onMissing, ...props }) {
    const [Part, setPart] = useState(() => fetched);
    const takeBack = useEffectEvent(onMissing);
    useEffect(() => {
      if (Part) return undefined;
      let isAwaited = true;
      fetchPart().then(
        (part) => {
          fetched = part;
          if (isAwaited) setPart(() => part);
        },
        () => {
          if (!isAwaited) return;
          takeBack();
          if (navigator.onLine) location.reload();
          else window.dispatchEvent(new Event(PAGE_WAITS));
        },
      );
      return () => {
        isAwaited = false;
      };
    }, [Part]);
    return Part ? <Part {...(props as unknown as Props)} /> : meanwhile;
  };
}
