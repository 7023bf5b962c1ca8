import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { type LinkedHouse, StreetLinks } from "#ui/facade/street-links.tsx";
import { LocateGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { SkipLink } from "#ui/layout/skip-link.tsx";
import { Width } from "#ui/layout/width.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import styles from "./home-hero.module.css";

type HomeHeroProps = {
  /** Written in the reader's numerals. */
  shopCount: string;
  placeCount: string;
  search: ReactNode;
  street: readonly LinkedHouse[];
  /** The address of what is near. */
  nearMe: string;
  /** What comes after the street, for who does not want to walk along it. */
  afterId: string;
};

/** The sky above the street: what this is, the ways to a shop, and a row of houses to knock at. */
export function HomeHero({ shopCount, placeCount, search, street, nearMe, afterId }: HomeHeroProps) {
  const { t } = useLingui();
  return (
    <>
      <div className={styles.sky}>
        <Width className={styles.words}>
          <h1 className={styles.title}>
            <Trans id="home.heading">The coffeeshop around the corner.</Trans>
          </h1>
          <p className={styles.lead}>
            <Trans id="home.lead">
              {shopCount} coffeeshops in {placeCount} towns. What we know, how old it is and where it comes
              from.
            </Trans>
          </p>
          <div className={styles.ways}>
            <div className={styles.search}>{search}</div>
            <ButtonLink
              to={nearMe}
              kind="quiet"
              icon={<Icon glyph={LocateGlyph} />}
              className={styles.nearMe}
            >
              <Trans id="home.near-me">Near me, open now</Trans>
            </ButtonLink>
          </div>
        </Width>
        {street.length > 0 && (
          <>
            <SkipLink
              label={t({ id: "home.street.skip", message: "Skip the list of coffeeshops" })}
              targetId={afterId}
            />
            <StreetLinks
              houses={street}
              label={t({ id: "home.street", message: "A street of coffeeshops" })}
            />
          </>
        )}
      </div>
      {street.length > 0 && (
        <Width>
          <p className={styles.knock}>
            <Trans id="home.street.knock">Every house is a real shop. Go on, knock.</Trans>
          </p>
        </Width>
      )}
    </>
  );
}
