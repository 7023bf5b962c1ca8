import { useEffect, useEffectEvent, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";
import { canPrefetch, currentConnection } from "../link/prefetch-rule.ts";
import { useLinkPrefix } from "../link/use-address.ts";

/** The router marks its links; any other one in a static part is the browser's. And those that leave it to the frame. */
const STATIC_LINK = "[data-static-part] a[data-discover], a[data-followed]";

/** As long as the router's own links wait before they take a pointer for an intention. */
const INTENT_MS = 100;

/**
 * Makes links that nothing else listens to behave like those of the router: those inside of static parts (`staticPart`), and
 * those of long lists (`DelegatedLink`). A press opens the page without a new document, pointing at one prepares it. Stands once
 * in the frame of all pages.
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

/** Anything else is for the browser: a new tab, a new window, a download. */
function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
