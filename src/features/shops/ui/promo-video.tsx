import { useEffect, useRef, useState } from "react";
import type { Shop } from "../shop.ts";
import { PROMO_FILM_TITLE } from "./promo-film-title.ts";
import { PromoFilm } from "./promo-film.tsx";

type PromoVideoProps = {
  shop: Pick<Shop, "name">;
  video: NonNullable<Shop["promoVideo"]>;
  pictureBase: string;
};

/**
 * The film of a shop. No third party gets a request before the visitor presses "play". Then the focus moves into the player,
 * which screen readers announce.
 */
export function PromoVideo({ shop, video, pictureBase }: PromoVideoProps) {
  const place = useRef<HTMLElement>(null);
  const [playing, setPlaying] = useState("");
  const film = `${video.provider} ${video.id}`;
  const isPlaying = playing === film;

  useEffect(() => {
    const frame = isPlaying ? place.current?.querySelector("iframe") : null;
    if (!frame) return undefined;
    // Chromium gives the keyboard to the empty frame and not to what comes into it: once more when that is there, unless
    // the visitor has gone elsewhere.
    const focusAgain = () => {
      if (document.activeElement !== frame) return;
      // It has the focus already, so `focus()` alone would do nothing.
      frame.blur();
      frame.focus();
    };
    frame.focus();
    frame.addEventListener("load", focusAgain, { once: true });
    return () => frame.removeEventListener("load", focusAgain);
  }, [isPlaying]);

  return (
    <section ref={place} aria-labelledby={PROMO_FILM_TITLE}>
      <PromoFilm
        video={video}
        shopName={shop.name}
        pictureBase={pictureBase}
        isPlaying={isPlaying}
        onPlay={() => setPlaying(film)}
      />
    </section>
  );
}
