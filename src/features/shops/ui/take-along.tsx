import { Trans } from "@lingui/react/macro";
import { DownloadGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";

/** To the page that takes a city along, for where there is no network. */
export function TakeAlong({ city: { slug, name } }: { city: { slug: string; name: string } }) {
  return (
    <p>
      <ButtonLink to={`/pocket/${slug}`} kind="quiet" icon={<Icon glyph={DownloadGlyph} />} rel="nofollow">
        <Trans id="city.take-along">Take {name} with you, for where there’s no network</Trans>
      </ButtonLink>
    </p>
  );
}
