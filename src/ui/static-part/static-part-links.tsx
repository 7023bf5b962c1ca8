import { useEffect, useEffectEvent, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";
import { canPrefetch, currentConnection } from "../link/prefetch-rule.ts";
import { useLinkPrefix } from "../link/use-address.ts";

/** Links of the router in static parts, which carry its attribute, and `DelegatedLink`s. All other links are the browser's. */
const STATIC_LINK = "[data-static-part] a[data-discover], a[data-followed]";

/** The delay of the router's own links before hovering prefetches. */
const INTENT_MS = 100;

/**
 * Event delegation for links without handlers of their own: those inside of static parts (`staticPart`), and those of long lists
 * (`DelegatedLink`). A click navigates on the client, hovering prefetches. Rendered once in the frame of all pages.
 */
export function StaticPartLinks() {
  return import.meta.env.SSR ? null : <Listener />;
}

function Listener() {
  const base = useLinkPrefix();
  const navigate = useNavigate();
  const [intended, setIntended] = useState<string>();

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = staticLink(event);
    if (!link || link.target || event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    const path = link.pathname.slice(base.length) || "/";
    const preventScrollReset = "followed" in link.dataset;
    void navigate(path + link.search + link.hash, {
      replace: link.href === location.href,
      preventScrollReset,
    });
  });

  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout>;
    const point = (event: Event) => {
      clearTimeout(waiting);
      const link = staticLink(event);
      if (link) waiting = setTimeout(setIntended, INTENT_MS, link.pathname + link.search);
    };
    window.addEventListener("click", follow);
    window.addEventListener("pointerover", point);
    window.addEventListener("focusin", point);
    return () => {
      clearTimeout(waiting);
      window.removeEventListener("click", follow);
      window.removeEventListener("pointerover", point);
      window.removeEventListener("focusin", point);
    };
  }, []);

  return intended && canPrefetch(currentConnection()) ? <PrefetchPageLinks page={intended} /> : null;
}

function staticLink({ target }: Event): HTMLAnchorElement | undefined {
  return (target instanceof Element && target.closest<HTMLAnchorElement>(STATIC_LINK)) || undefined;
}

/** Other clicks are the browser's: a new tab, a new window, a download. */
function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
