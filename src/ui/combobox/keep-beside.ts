/**
 * Shows a popover below an element as wide as it is, or above where there is more room, and keeps it there while anything scrolls.
 * @returns what ends that
 */
export function keepBeside(element: Element, popover: HTMLElement): () => void {
  const stop = new AbortController();
  function place(): void {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    popover.style.inlineSize = `${right - left}px`;
    const { offsetHeight: height, offsetWidth: width } = popover;
    const { clientWidth, clientHeight } = document.documentElement;
    const isAbove = bottom + height > clientHeight && top > clientHeight - bottom;
    popover.style.insetBlockStart = `${isAbove ? top - height : bottom}px`;
    popover.style.insetInlineStart = `${Math.max(0, Math.min(left, clientWidth - width))}px`;
  }
  if (!popover.matches(":popover-open")) popover.showPopover();
  place();
  // In the capture phase, because scrolling doesn't bubble.
  window.addEventListener("scroll", place, { capture: true, passive: true, signal: stop.signal });
  window.addEventListener("resize", place, { signal: stop.signal });
  return () => stop.abort();
}
