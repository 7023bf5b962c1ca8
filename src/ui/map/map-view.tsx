import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { classNames } from "../class-names.ts";
import { MapGlyph, OverviewGlyph, ZoomInGlyph, ZoomOutGlyph } from "../icon/glyphs.ts";
import { Icon } from "../icon/icon.tsx";
import { type MapCredit, MapCredits } from "../map-picture/map-credits.tsx";
import type { MapProblem, MapStart, MapWords, RunningMap } from "./map-start.ts";
import styles from "./map.module.css";
import { useMap } from "./use-map.ts";
import { IconButton } from "../button/icon-button.tsx";

/** A style of another site that visitors may load with a button. */
export interface MapStreets {
  url: string;
  label: string;
  /** Its provider, and what the provider learns from the request. */
  notice: ReactNode;
}

export type MapViewProps = Omit<MapStart, "describedBy" | "onProblem" | "isCooperative"> & {
  words: MapWords;
  credits: readonly MapCredit[];
  streets?: MapStreets | null;
  isCooperative?: boolean;
  /** The map is what the page was opened for: it starts as soon as it is seen, without a sign of a user. */
  isAwaited?: boolean | undefined;
  /** Called with true once the map is visible, with false when it is removed. For a placeholder picture below the map. */
  onRunning?: ((isRunning: boolean) => void) | undefined;
  /** The map once it is visible, for what floats over it; null when it is removed. */
  onMap?: ((map: RunningMap | null) => void) | undefined;
  /** Beside the buttons that zoom. */
  tools?: ReactNode;
  /** Gives the map its size; without one it fills the box around it. */
  className?: string;
};

/**
 * A map with points on it. Its code is loaded when it is seen; until then, and without WebGL or script, a text is shown in its
 * place. Only `points` and `selectedId` may change; another `view` needs another `key`.
 */
export function MapView(props: MapViewProps) {
  const { credits, streets, isCooperative = false, onRunning, onMap, tools, className, ...start } = props;
  const { words } = start;
  const isOverPicture = onRunning !== undefined;
  const keysId = useId();
  const container = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<MapProblem | null>(null);
  const [foreignCredits, setForeignCredits] = useState<readonly MapCredit[] | null>(null);
  const [isLoadingStreets, setIsLoadingStreets] = useState(false);
  const onProblem = (next: MapProblem) => setProblem((before) => (before === "noStreets" ? before : next));
  const { state, running } = useMap(container, { ...start, isCooperative, describedBy: keysId, onProblem });
  const isRunning = state === "running";

  const tell = useEffectEvent((there: RunningMap | null) => {
    onRunning?.(there !== null);
    onMap?.(there);
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    tell(running.current);
    return () => tell(null);
  }, [isRunning, running]);

  async function showStreets({ url }: MapStreets) {
    setIsLoadingStreets(true);
    setProblem(null);
    try {
      const names = await running.current?.showStreets(url);
      const host = new URL(url);
      setForeignCredits([
        { name: host.hostname, href: host.origin },
        ...(names ?? []).map((name) => ({ name })),
      ]);
    } catch {
      onProblem("incomplete");
    } finally {
      setIsLoadingStreets(false);
    }
  }

  return (
    <div className={classNames(styles.map, isOverPicture && styles.overPicture, className)}>
      <div className={styles.stage}>
        <div
          ref={container}
          className={classNames(styles.canvas, isOverPicture && !isRunning && styles.unseen)}
        />
        {!isRunning && (
          <div className={styles.placeholder}>
            {!isOverPicture && <Icon glyph={MapGlyph} size={28} />}
            {state === "loading" && <p>{words.loading}</p>}
            {state === "absent" && <p>{words.unavailable}</p>}
            <noscript>{words.unavailable}</noscript>
          </div>
        )}
        <p id={keysId} className={styles.keys}>
          {words.keys}
        </p>
        {isRunning && running.current && <MapTools map={running.current} words={words} more={tools} />}
        <output className={styles.incomplete}>{isRunning && problem && words[problem]}</output>
        {(isRunning || !isOverPicture) && <MapCredits credits={foreignCredits ?? credits} />}
      </div>
      {streets && !foreignCredits && state !== "absent" && (
        <div className={styles.streets}>
          <Button
            kind="quiet"
            isLoading={isLoadingStreets || !isRunning}
            onClick={() => void showStreets(streets)}
          >
            {streets.label}
          </Button>
          <p>{streets.notice}</p>
        </div>
      )}
    </div>
  );
}

/** What fingers, wheel and keys do, as buttons. */
function MapTools({ map, words, more }: { map: RunningMap; words: MapWords; more: ReactNode }) {
  return (
    <div className={styles.tools}>
      <IconButton label={words.zoomIn} icon={<Icon glyph={ZoomInGlyph} />} onClick={map.zoomIn} />
      <IconButton label={words.zoomOut} icon={<Icon glyph={ZoomOutGlyph} />} onClick={map.zoomOut} />
      <IconButton label={words.reset} icon={<Icon glyph={OverviewGlyph} />} onClick={map.reset} />
      {more}
    </div>
  );
}
