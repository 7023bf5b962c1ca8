import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { megabytesText } from "#platform/i18n/amount-text.ts";
import { dayText } from "#platform/i18n/format.ts";
import { noteCity, type PocketCity, removeCity } from "#platform/offline/pocket.ts";
import { Button } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/field/checkbox.tsx";
import { DeleteGlyph, MapGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Lead } from "#ui/layout/lead.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { Link } from "#ui/link/link.tsx";
import { EmptyState } from "#ui/state/empty-state.tsx";
import { useRenewal } from "../device/use-renewal.ts";
import styles from "./pocket-cities.module.css";

type PocketCitiesProps = {
  head: { title: string; description: string };
  cities: readonly PocketCity[];
  onChange: () => void;
};

/** All cities in the pocket: how old and how large each is, renewing and removing. */
export function PocketCities({ head, cities, onChange }: PocketCitiesProps) {
  const { t } = useLingui();
  if (cities.length === 0)
    return (
      <EmptyState
        level={1}
        isStreet
        title={t({ id: "packs.empty.title", message: "Your pocket is empty" })}
        action={
          <ButtonLink to="/coffeeshops">
            <Trans id="packs.empty.choose">Choose a city</Trans>
          </ButtonLink>
        }
      >
        <p>
          <Trans id="packs.empty.text">
            Take a city along while you have a network. On the page of each city there’s a way to.
          </Trans>
        </p>
      </EmptyState>
    );
  return (
    <Stack gap={6} className={styles.page}>
      <Stack gap={3}>
        <h1>{head.title}</h1>
        <Lead>{head.description}</Lead>
      </Stack>
      <ul className={styles.cities}>
        {cities.map((city) => (
          <City key={city.city} taken={city} onChange={onChange} />
        ))}
      </ul>
      <p>
        <Link to="/coffeeshops">
          <Trans id="packs.another">Take another city along</Trans>
        </Link>
      </p>
    </Stack>
  );
}

function City({ taken, onChange }: { taken: PocketCity; onChange: () => void }) {
  const { t, i18n } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const renewal = useRenewal(taken, onChange);
  const when = dayText(i18n.locale, "dateAndTime", taken.madeAt);
  const size = megabytesText(i18n.locale, taken.bytes);
  const { name } = taken;
  return (
    <li className={styles.city}>
      <h2>
        <Link to={`/pocket/${taken.city}`} look="quiet">
          {name}
        </Link>
      </h2>
      <p>
        <Plural id="packs.shops" value={taken.slugs.length} one="# shop" other="# shops" /> · {size}
      </p>
      <p role="status">
        {renewal.state === "renewing" ? (
          <Trans id="packs.renewing">Being renewed…</Trans>
        ) : (
          <Trans id="packs.of-when">As it was on {when}.</Trans>
        )}{" "}
        {renewal.state === "failed" && (
          <Trans id="packs.renew.failed">It couldn’t be renewed. It stays as it is.</Trans>
        )}
        {renewal.state === "newest" && <Trans id="packs.newest">There is nothing newer.</Trans>}
      </p>
      <Checkbox
        label={t({ id: "packs.by-itself", message: "Renew by itself, on Wi-Fi, with only what changed" })}
        checked={taken.isRenewed}
        onChange={({ target }) => void noteCity({ ...taken, isRenewed: target.checked }).then(onChange)}
      />
      <Cluster gap={2}>
        <ButtonLink to={`/pocket/${taken.city}?view=map`} kind="quiet" icon={<Icon glyph={MapGlyph} />}>
          <Trans id="packs.to-map">Map</Trans>
        </ButtonLink>
        <Button kind="quiet" isLoading={renewal.state === "renewing"} onClick={renewal.renew}>
          <Trans id="packs.renew">Renew now</Trans>
        </Button>
        {!isAsking && (
          <Button kind="bare" icon={<Icon glyph={DeleteGlyph} />} onClick={() => setAsking(true)}>
            <Trans id="packs.remove">Remove from this device</Trans>
          </Button>
        )}
      </Cluster>
      {isAsking && (
        <Removal onKeep={() => setAsking(false)} onRemove={() => void removeCity(taken.city).then(onChange)}>
          <Trans id="packs.remove.sure">Remove {name}? To have it back you need a network.</Trans>
        </Removal>
      )}
    </li>
  );
}

type RemovalProps = { children: ReactNode; onKeep: () => void; onRemove: () => void };

function Removal({ children, onKeep, onRemove }: RemovalProps) {
  return (
    <div role="alert">
      <p>{children}</p>
      <Cluster gap={2}>
        <Button kind="danger" onClick={onRemove}>
          <Trans id="packs.remove.do">Remove</Trans>
        </Button>
        <Button kind="quiet" onClick={onKeep}>
          <Trans id="packs.remove.keep">Keep it</Trans>
        </Button>
      </Cluster>
    </div>
  );
}
