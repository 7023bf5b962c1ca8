import { Trans, useLingui } from "@lingui/react/macro";
import { pictureAddresses } from "#features/media/picture-address.ts";
import { languageTag } from "#platform/i18n/locales.ts";
import { PlayGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ExternalLink } from "#ui/link/external-link.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { playerAddress, type PromoVideo, PROVIDER_NAMES, videoPageAddress } from "../promo-video.ts";
import { PROMO_FILM_TITLE } from "./promo-film-title.ts";
import styles from "./promo-film.module.css";

type PromoFilmProps = {
  video: PromoVideo;
  shopName: string;
  pictureBase: string;
  isPlaying: boolean;
  onPlay: () => void;
};

/** The film of a shop: a poster of ours with a button, and the provider's player only once that was pressed. */
export function PromoFilm({ video, shopName, pictureBase, isPlaying, onPlay }: PromoFilmProps) {
  const { t } = useLingui();
  // It is loaded after the page: a press before that would be lost.
  const isHydrated = useIsHydrated();
  const provider = PROVIDER_NAMES[video.provider];
  return (
    <Stack gap={3}>
      <h2 id={PROMO_FILM_TITLE}>
        <Trans id="promo.title">A video by the shop itself</Trans>
      </h2>
      <p lang={languageTag(video.title.locale)}>{video.title.text}</p>
      {isPlaying ? (
        <Player video={video} shopName={shopName} />
      ) : (
        <button type="button" className={styles.poster} disabled={!isHydrated} onClick={onPlay}>
          <Poster video={video} pictureBase={pictureBase} />
          <span className={styles.play}>
            <Icon glyph={PlayGlyph} size={28} />
          </span>
          <span className={styles.words}>
            <Trans id="promo.play">
              Play the video. It comes from {provider}, which then learns your IP address.
            </Trans>
          </span>
        </button>
      )}
      <p className={styles.note}>
        <Trans id="promo.why">
          The shop made it to show what it’s like there, and that’s why it’s here. Nobody pays for that.
        </Trans>{" "}
        <ExternalLink
          href={videoPageAddress(video)}
          isFromVisitor
          newTabLabel={t({ id: "link.new-tab", message: "opens in a new tab" })}
        >
          <Trans id="promo.elsewhere">Watch it on {provider}</Trans>
        </ExternalLink>
      </p>
    </Stack>
  );
}

function Poster({ video: { thumbnail }, pictureBase }: Pick<PromoFilmProps, "video" | "pictureBase">) {
  if (!thumbnail) return <span className={styles.drawn} />;
  return (
    <Picture
      {...pictureAddresses(thumbnail, pictureBase, 1280)}
      sizes="(min-width: 64rem) 40rem, 100vw"
      alt=""
      isFilling
    />
  );
}

/**
 * The permissions that a player needs. The provider gets our origin as referrer, but not the page: without that YouTube refuses
 * to play (error 153).
 */
function Player({ video, shopName }: Pick<PromoFilmProps, "video" | "shopName">) {
  const { t, i18n } = useLingui();
  const title = video.title.text;
  return (
    <iframe
      className={styles.player}
      title={t({ id: "promo.frame", message: `Video by ${shopName}: ${title}` })}
      src={playerAddress(video, i18n.locale)}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the same origin is the player's, never ours
      sandbox="allow-scripts allow-same-origin allow-presentation"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin"
    />
  );
}
