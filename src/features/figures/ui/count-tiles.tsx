import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { countText, ratingText } from "#platform/i18n/format.ts";
import type { CountOfWeeks, ShopFigures } from "../shop-figures.ts";
import { smallText } from "../visit.ts";
import styles from "./figures.module.css";

/** The numbers that one sees first. */
export function CountTiles({
  figures: { hasBegun, views, mapOpens, directions, followers, reviews },
}: {
  figures: ShopFigures;
}) {
  const { i18n } = useLingui();
  const told = (count: number | null) => (count === null ? smallText : countText(i18n.locale, count));
  const added = followers.added === null ? null : told(followers.added);
  const rating = reviews.rating === null ? null : ratingText(i18n.locale, reviews.rating);
  return (
    <dl className={styles.tiles}>
      {hasBegun && (
        <>
          <Tile
            words={<Trans id="figures.views">times looked at</Trans>}
            number={<Counted {...views} text={told(views.count)} />}
            note={<Change percent={views.changePercent} />}
          />
          <Tile
            words={<Trans id="figures.map-opens">times opened on the map</Trans>}
            number={told(mapOpens.count)}
            note={<Change percent={mapOpens.changePercent} />}
          />
          <Tile
            words={<Trans id="figures.directions">times asked for the way</Trans>}
            number={told(directions.count)}
            note={<Change percent={directions.changePercent} />}
          />
        </>
      )}
      <Tile
        words={<Trans id="figures.followers">followers</Trans>}
        number={told(followers.count)}
        note={added !== null && <Trans id="figures.followers.added">{added} of them in these weeks</Trans>}
      />
      <Tile
        words={<Trans id="figures.reviews">reviews</Trans>}
        number={countText(i18n.locale, reviews.count)}
        note={
          <>
            {rating !== null && <Trans id="figures.rating">Rated {rating}</Trans>}
            {reviews.unanswered > 0 && (
              <span className={styles.apart}>
                <Plural
                  id="figures.unanswered"
                  value={reviews.unanswered}
                  one="# without an answer"
                  other="# without an answer"
                />
              </span>
            )}
          </>
        }
      />
    </dl>
  );
}

function Tile({ words, number, note }: { words: ReactNode; number: ReactNode; note: ReactNode }) {
  return (
    <div className={styles.tile}>
      <dt>{words}</dt>
      <dd className={styles.number}>{number}</dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}

function Counted({ count, isAbout, text }: CountOfWeeks & { text: string }) {
  if (count === null || !isAbout) return text;
  return <Trans id="figures.about">about {text}</Trans>;
}

function Change({ percent }: { percent: number | null }) {
  const { i18n } = useLingui();
  if (percent === null) return null;
  const change = i18n.number(percent / 100, { style: "percent", signDisplay: "exceptZero" });
  return <Trans id="figures.change">{change} against the four weeks before</Trans>;
}
