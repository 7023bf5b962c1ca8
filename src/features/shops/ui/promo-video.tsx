import { type MouseEvent, startTransition, useEffect, useRef, useState } from "react";
import type { Shop } from "../shop.ts";
import { PROMO_FILM_TITLE } from "./promo-film-title.ts";
import { PromoFilmAsDrawn } from "./shop-parts.ts";

type PromoVideoProps = {
  shop: Pick<Shop, "name">;
  video: NonNullable<Shop["promoVideo"]>;
  pictureBase: string;
};

/**
 * The film of a shop. Nobody else is asked for anything before the visitor presses "play"; what the player takes of us is
 * fetched then, too. The focus goes into the player, whose name is said.
 */
export function PromoVideo({ shop, video, pictureBase }: PromoVideoProps) {
  const place = useRef<HTMLElement>(null);
  const [playing, setPlaying] = useState("");
  const film = `${video.provider} ${video.id}`;
  const isPlaying = playing === film;

  // The poster is kept as the server drew it, so its events are all that React hears of it.
  function press({ target }: MouseEvent): void {
    if (!(target instanceof Element && target.closest("button"))) return;
    startTransition(() => setPlaying(film));
  }

  useEffect(() => {
    const frame = isPlaying ? place.current?.querySelector("iframe") : null;
    if (!frame) return undefined;
    // Chromium gives the keyboard to the empty frame and not to what comes into it: once more when that is there, unless
    // the visitor has gone elsewhere.
    const focusAgain = () => {
      if (document.activeElement !== frame) return;
      // It has the focus already, so that asking again alone would do nothing.
      frame.blur();
      frame.focus();
    };
    frame.focus();
    frame.addEventListener("load", focusAgain, { once: true });
    return () => frame.removeEventListener("load", focusAgain);
  }, [isPlaying]);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- it hears the native button inside, which keys press too
    <section ref={place} aria-labelledby={PROMO_FILM_TITLE} onClick={press}>
      <PromoFilmAsDrawn video={video} shopName={shop.name} pictureBase={pictureBase} isPlaying={isPlaying} />
    </section>
  );
}
