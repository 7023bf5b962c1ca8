import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { PAGE_WAITS } from "./offline/load-in-vain.ts";

/** Besides what the part itself takes. */
export interface PressedPartProps {
  /** Takes the press back where the part did not arrive, so that it can be made again. */
  onMissing: () => void;
}

export type PressedPart<Props extends object> = ComponentType<Props & PressedPartProps> & {
  /** Fetches it before anybody presses, so that it opens without a network too. */
  prepare: () => void;
};

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
): PressedPart<Props> {
  let fetched: ComponentType<Props> | undefined;
  const fetchIt = async () => (fetched ??= await fetchPart());
  /** Ahead of the press; one that fails is fetched by it. */
  const prepare = () => void fetchIt().catch(() => undefined);
  return Object.assign(Part, { prepare });

  function Part({ onMissing, ...props }: Props & PressedPartProps) {
    const [Shown, setShown] = useState(() => fetched);
    const takeBack = useEffectEvent(onMissing);
    useEffect(() => {
      if (Shown) return undefined;
      let isAwaited = true;
      fetchIt().then(
        (part) => isAwaited && setShown(() => part),
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
    }, [Shown]);
    return Shown ? <Shown {...(props as unknown as Props)} /> : meanwhile;
  }
}
