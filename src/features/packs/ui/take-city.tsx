import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { megabytesText } from "#platform/i18n/amount-text.ts";
import { Button } from "#ui/button/button.tsx";
import { Street } from "#ui/facade/street.tsx";
import { DoneGlyph, DownloadGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Lead } from "#ui/layout/lead.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { EmptyState } from "#ui/state/empty-state.tsx";
import { OfflineState } from "#ui/state/offline-state.tsx";
import { type Halt, type Offer, type Taking, useTaking } from "../device/use-taking.ts";
import { PackParts } from "./pack-parts.tsx";
import styles from "./take-city.module.css";

type TakeCityProps = { city: string; onTaken: () => void; onLeave: () => void };

/** What a city weighs and what it is good for, the download with its stops, and that it is there. */
export function TakeCity({ city, onTaken, onLeave }: TakeCityProps) {
  const { taking, look, start, pause, stopAndRemove } = useTaking(city, onTaken);
  if (taking.state === "looking") return <div aria-busy className={styles.room} />;
  if (taking.state === "none") return <NoSuchCity />;
  if (taking.state === "unreachable") return <Unreachable onTryAgain={look} />;
  if (taking.state === "impossible") return <Impossible />;
  return (
    <div className={styles.page}>
      <div className={styles.street}>
        <Street houses={taking.offer.head.houses.map((seed) => ({ seed }))} />
      </div>
      <Stack gap={4}>
        <TakeHead taking={taking} />
        {"progress" in taking && <TakeProgress taking={taking} />}
        <PackParts offer={taking.offer} ready={readyOf(taking)} />
        {taking.state === "halted" && taking.why !== "paused" && <HaltNotice why={taking.why} />}
        {taking.state === "taking" && (
          <Notice>
            <Trans id="packs.network-may-go">
              If the network goes, what is here stays, and it carries on by itself from this point.
            </Trans>
          </Notice>
        )}
        {taking.state === "offered" && <RoomNote bytes={taking.offer.pack.bytes} />}
      </Stack>
      <div className={styles.actions}>
        <TakeActions {...{ taking, city, start, pause, stopAndRemove, look, onLeave }} />
      </div>
    </div>
  );
}

type InHand = Extract<Taking, { offer: Offer }>;

const readyOf = (taking: InHand) =>
  taking.state === "taken" ? "all" : "progress" in taking ? taking.progress.ready : null;

function TakeHead({ taking: { state, offer } }: { taking: InHand }) {
  const { name } = offer.head;
  if (state === "taken")
    return (
      <Stack gap={2} role="status">
        <h1 className={styles.title}>
          <Icon glyph={DoneGlyph} size={32} className={styles.done} />
          <Trans id="packs.taken.title">{name} is in your pocket</Trans>
        </h1>
        <Lead>
          <Trans id="packs.taken.text">
            It works without a network from now on, and says how old each thing is.
          </Trans>
        </Lead>
      </Stack>
    );
  if (state === "offered")
    return (
      <Stack gap={2}>
        <h1>
          <Trans id="packs.offer.title">Take {name} with you</Trans>
        </h1>
        <Lead>
          <Trans id="packs.offer.text">
            Everything works in a cellar, on a plane and without roaming: which shop is open, who gets in, how
            to walk there.
          </Trans>
        </Lead>
      </Stack>
    );
  return (
    <h1>
      <Trans id="packs.taking.title">Packing {name}</Trans>
    </h1>
  );
}

/** One bar that never goes back, in bytes and time. */
function TakeProgress({ taking }: { taking: Extract<InHand, { progress: object }> }) {
  const { t, i18n } = useLingui();
  const { bytes, total } = taking.progress;
  const got = megabytesText(i18n.locale, bytes);
  const whole = megabytesText(i18n.locale, total);
  return (
    <div>
      <progress
        className={styles.bar}
        aria-label={t({ id: "packs.progress", message: "Downloaded" })}
        value={bytes}
        max={Math.max(total, 1)}
      />
      <p className={styles.amounts}>
        <span>
          <Trans id="packs.of">
            <strong>{got}</strong> of {whole}
          </Trans>
        </span>
        <span>
          {taking.state === "halted" ? (
            <Trans id="packs.stands-still">stands still</Trans>
          ) : (
            taking.secondsLeft !== null && (
              <Plural
                id="packs.seconds-left"
                value={taking.secondsLeft}
                one="about # second"
                other="about # seconds"
              />
            )
          )}
        </span>
      </p>
    </div>
  );
}

function HaltNotice({ why }: { why: Exclude<Halt, "paused"> }) {
  const words: Record<typeof why, ReactNode> = {
    network: (
      <Trans id="packs.halt.network">
        The network is gone. What has come stays, and it carries on by itself once you’re online again.
      </Trans>
    ),
    full: (
      <Trans id="packs.halt.full">
        Your device has no room for the rest. Make some, by removing another city or some photos, and go on.
      </Trans>
    ),
    gone: (
      <Trans id="packs.halt.gone">
        There is a newer version meanwhile, so this one can’t be finished. Begin anew.
      </Trans>
    ),
  };
  return (
    <Notice tone={why === "network" ? "info" : "warning"} isAnnounced>
      {words[why]}
    </Notice>
  );
}

type TakeActionsProps = Pick<ReturnType<typeof useTaking>, "start" | "pause" | "stopAndRemove" | "look"> & {
  taking: InHand;
  city: string;
  onLeave: () => void;
};

function TakeActions({ taking, city, start, pause, stopAndRemove, look, onLeave }: TakeActionsProps) {
  const { i18n } = useLingui();
  const size = megabytesText(i18n.locale, taking.offer.pack.bytes);
  if (taking.state === "taken")
    return (
      <ButtonLink to={`/pocket/${city}?nearme=true&sort=nearest&open=now`} isWide onClick={onLeave}>
        <Trans id="packs.try">Try it: near me</Trans>
      </ButtonLink>
    );
  if (taking.state === "offered")
    return (
      <Button isWide icon={<Icon glyph={DownloadGlyph} />} onClick={start}>
        <Trans id="packs.take">Take it along, {size}</Trans>
      </Button>
    );
  return (
    <Cluster gap={2}>
      {taking.state === "taking" ? (
        <Button kind="quiet" onClick={pause}>
          <Trans id="packs.pause">Pause</Trans>
        </Button>
      ) : taking.why === "gone" ? (
        <Button onClick={look}>
          <Trans id="packs.anew">Begin anew</Trans>
        </Button>
      ) : (
        <Button onClick={start}>
          <Trans id="packs.go-on">Go on</Trans>
        </Button>
      )}
      <Button kind="bare" onClick={stopAndRemove}>
        <Trans id="packs.stop">Stop and remove</Trans>
      </Button>
    </Cluster>
  );
}

interface Connection {
  saveData?: boolean;
  type?: string;
}

/** What the browser promises of the room, as far as it says; and that a press costs mobile data, where it knows. */
function RoomNote({ bytes }: { bytes: number }) {
  const { i18n } = useLingui();
  const size = megabytesText(i18n.locale, bytes);
  const { connection } = navigator as { connection?: Connection };
  const isMetered = connection?.saveData === true || connection?.type === "cellular";
  return (
    <p className={styles.note}>
      {isMetered && (
        <>
          <Trans id="packs.metered">You’re on mobile data: this takes {size} of it.</Trans>{" "}
        </>
      )}
      <Trans id="packs.room">
        It stays on this device until you remove it. A private window forgets everything when it’s closed, and
        a device that is nearly full may throw it away.
      </Trans>
    </p>
  );
}

function NoSuchCity() {
  const { t } = useLingui();
  return (
    <EmptyState
      level={1}
      title={t({ id: "packs.none.title", message: "There’s nothing to take along here" })}
      action={
        <ButtonLink to="/coffeeshops">
          <Trans id="packs.none.cities">All cities</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans id="packs.none.text">We know of no shop in this place, or it isn’t packed yet.</Trans>
      </p>
    </EmptyState>
  );
}

function Unreachable({ onTryAgain }: { onTryAgain: () => void }) {
  const { t } = useLingui();
  return (
    <OfflineState
      level={1}
      title={t({ id: "packs.unreachable.title", message: "This city isn’t in your pocket" })}
      action={
        <Cluster gap={2}>
          <Button onClick={onTryAgain}>
            <Trans id="packs.again">Try again</Trans>
          </Button>
          <ButtonLink to="/pocket" kind="quiet">
            <Trans id="packs.to-pocket">What is in it</Trans>
          </ButtonLink>
        </Cluster>
      }
    >
      <p>
        <Trans id="packs.unreachable.text">
          To take it along you need a network once. There’s none right now.
        </Trans>
      </p>
    </OfflineState>
  );
}

function Impossible() {
  const { t } = useLingui();
  return (
    <EmptyState
      level={1}
      title={t({ id: "packs.impossible.title", message: "This browser keeps nothing" })}
      action={
        <ButtonLink to="/coffeeshops" kind="quiet">
          <Trans id="packs.none.cities">All cities</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans id="packs.impossible.text">
          Some browsers keep nothing in a private window, or for a page inside another app. Open the site in
          your phone’s own browser.
        </Trans>
      </p>
    </EmptyState>
  );
}
