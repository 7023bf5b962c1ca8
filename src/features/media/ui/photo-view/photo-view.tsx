import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { IconButton } from "#ui/button/icon-button.tsx";
import { DayGlyph, DownGlyph, RefreshGlyph, ZoomInGlyph, ZoomOutGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { type DrawnPhoto, drawPhoto, seenSize } from "./drawn-photo.ts";
import styles from "./photo-view.module.css";

/** Corners in pixels of the photo as it is seen. */
interface Frame {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

type PhotoViewProps = {
  photo: DrawnPhoto;
  alt: string;
  /** Drawn around what is talked about, and moved into sight. */
  frame?: Frame | null;
  onTurn: () => void;
  /** On a phone it can be folded away, where what is beside it needs the room. */
  isFoldable?: boolean;
  /** Beside the buttons. */
  children?: ReactNode;
};

const MOST_ZOOM = 5;
const STEP = 1.5;
const LIGHTS = ["plain", "light", "bright"] as const;

/** A photo that can be looked at closely: larger, turned, lighter. It is moved by scrolling, with a finger or the arrows. */
export function PhotoView({
  photo,
  alt,
  frame = null,
  onTurn,
  isFoldable = false,
  children,
}: PhotoViewProps) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const window = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const [light, setLight] = useState(0);
  const [isFolded, setIsFolded] = useState(false);

  useEffect(() => {
    if (canvas.current) drawPhoto(canvas.current, photo);
  }, [photo]);

  useEffect(() => {
    sheet.current?.style.setProperty("--zoom", `${zoom * 100}%`);
    const { width, height } = seenSize(photo);
    if (!frame || !sheet.current || !window.current) return;
    const share = {
      x0: frame.x0 / width,
      x1: frame.x1 / width,
      y0: frame.y0 / height,
      y1: frame.y1 / height,
    };
    for (const [side, value] of Object.entries(share)) {
      sheet.current.style.setProperty(`--${side}`, `${value * 100}%`);
    }
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = window.current;
    window.current.scrollTo({
      left: ((share.x0 + share.x1) / 2) * scrollWidth - clientWidth / 2,
      top: ((share.y0 + share.y1) / 2) * scrollHeight - clientHeight / 2,
    });
  }, [frame, zoom, photo, isFolded]);

  const unfold = t({ id: "photo-view.unfold", message: "Show the photo" });

  return (
    <div className={styles.view} data-folded={isFolded ? "" : undefined}>
      <div
        ref={window}
        className={styles.window}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled with the arrows
        tabIndex={0}
        role="group"
        aria-label={alt}
      >
        <div ref={sheet} className={styles.sheet}>
          <canvas
            ref={canvas}
            role="img"
            aria-label={alt}
            className={styles.photo}
            data-light={LIGHTS[light]}
          />
          {frame && <span className={styles.frame} data-frame="" />}
        </div>
      </div>
      <div className={styles.tools}>
        <IconButton
          icon={<Icon glyph={ZoomInGlyph} />}
          label={t({ id: "photo-view.larger", message: "Larger" })}
          disabled={zoom >= MOST_ZOOM}
          onClick={() => setZoom(Math.min(MOST_ZOOM, zoom * STEP))}
        />
        <IconButton
          icon={<Icon glyph={ZoomOutGlyph} />}
          label={t({ id: "photo-view.smaller", message: "Smaller" })}
          disabled={zoom <= 1}
          onClick={() => setZoom(Math.max(1, zoom / STEP))}
        />
        <IconButton
          icon={<Icon glyph={RefreshGlyph} />}
          label={t({ id: "photo-view.turn", message: "Turn to the right" })}
          onClick={onTurn}
        />
        <IconButton
          icon={<Icon glyph={DayGlyph} />}
          label={t({ id: "photo-view.lighter", message: "Lighter" })}
          aria-pressed={light > 0}
          onClick={() => setLight((light + 1) % LIGHTS.length)}
        />
        {isFoldable && (
          <IconButton
            icon={<Icon glyph={DownGlyph} />}
            label={isFolded ? unfold : t({ id: "photo-view.fold", message: "Fold the photo away" })}
            aria-expanded={!isFolded}
            className={styles.fold}
            onClick={() => setIsFolded(!isFolded)}
          />
        )}
        <span aria-hidden="true" className={styles.folded}>
          {unfold}
        </span>
        {children}
      </div>
    </div>
  );
}
