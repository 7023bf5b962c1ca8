import { useEffect, useRef } from "react";
import { PROGRESS_HIDE_DELAY_MS, PROGRESS_THROTTLE_MS, progressAt } from "./progress-at.ts";
import styles from "./progress-bar.module.css";

/**
 * The line at the top of the screen while a page is fetched. Quick pages never show it; a slow one ends with a full bar for half
 * a second. It only decorates: the navigation itself is announced by the new page. Styled on the element and not through React,
 * so that sixty frames a second cause no render.
 */
export function ProgressBar({ isLoading }: { isLoading: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  const isShown = useRef(false);

  useEffect(() => {
    const bar = ref.current;
    if (!bar) return undefined;

    function draw(share: number, isVisible: boolean) {
      if (!bar) return;
      isShown.current = isVisible;
      bar.style.opacity = isVisible ? "1" : "0";
      bar.style.transform = `scaleX(${share.toFixed(3)})`;
    }

    if (!isLoading) {
      if (!isShown.current) return undefined;
      draw(1, true);
      const hiding = setTimeout(() => draw(0, false), PROGRESS_HIDE_DELAY_MS);
      return () => clearTimeout(hiding);
    }

    let frame = 0;
    const showing = setTimeout(() => {
      const shownAt = performance.now();
      function grow() {
        draw(progressAt(performance.now() - shownAt), true);
        frame = requestAnimationFrame(grow);
      }
      grow();
    }, PROGRESS_THROTTLE_MS);
    return () => {
      clearTimeout(showing);
      cancelAnimationFrame(frame);
    };
  }, [isLoading]);

  return <div ref={ref} aria-hidden="true" className={styles.bar} />;
}
