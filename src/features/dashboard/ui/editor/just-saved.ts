import { useEffect, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";

interface JustSaved {
  /** ISO 8601. */
  savedAt: string;
}

/** Leads to the page of a thing that was new, in place of the page for a new one; that page says when it was saved. */
export function useLeadToSaved(): (to: string) => void {
  const navigate = useNavigate();
  return (to) => {
    const state: JustSaved = { savedAt: new Date().toISOString() };
    void navigate(to, { replace: true, state });
  };
}

/**
 * When the thing on this page was saved as a new one, a moment ago. The button that did it is gone: the title of the page takes the focus,
 * and what is said comes after it, as a live region is not read out with what it holds from the beginning.
 */
export function useJustSaved(): string | undefined {
  const { state } = useLocation();
  // Whoever comes back to the page, or loads it again, has heard it.
  const isLedHere = useNavigationType() === "REPLACE";
  const savedAt = isLedHere ? (state as JustSaved | null)?.savedAt : undefined;
  const [told, setTold] = useState<string>();
  useEffect(() => {
    if (savedAt === undefined) return undefined;
    const title = document.querySelector("h1");
    if (title) {
      title.tabIndex = -1;
      title.focus();
    }
    const timer = setTimeout(() => setTold(savedAt));
    return () => clearTimeout(timer);
  }, [savedAt]);
  return told;
}
