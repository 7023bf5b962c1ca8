import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { Day } from "#platform/i18n/day.tsx";
import { usePress } from "#platform/use-press.ts";
import { Button } from "#ui/button/button.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Section } from "#ui/layout/section.tsx";
import { SpreadRows } from "#ui/layout/spread-rows.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { type BrowserPush, browserPush, PushBlocked, subscribe, unsubscribe } from "../browser-push.ts";
import { removeDevice, tryPush } from "../calls.ts";
import type { PushDevice } from "../push-settings.ts";
import styles from "./push.module.css";

type PushBrowsersProps = { devices: readonly PushDevice[]; isAnythingOn: boolean };

/** Whether this browser gets push, with the way to it, and the others that do. The browser itself asks only after a press here. */
export function PushBrowsers({ devices, isAnythingOn }: PushBrowsersProps) {
  const { t } = useLingui();
  const { failed } = useFormWords();
  const { revalidate } = useRevalidator();
  const { isBusy, failure, press } = usePress();
  const [state, setState] = useState<BrowserPush>("unknown");
  const [isTried, setIsTried] = useState(false);
  useEffect(() => {
    void browserPush().then(setState, () => setState("none"));
  }, []);
  // What the site does not know it cannot reach: this session is another one, or it was removed elsewhere.
  const isKnown = devices.some(({ isThis }) => isThis);
  const isOn = state === "on" && isKnown;
  const unknown = t({ id: "push.device.unknown", message: "A browser" });

  const change = (act: () => Promise<void>) =>
    press(async () => {
      setIsTried(false);
      await act();
      setState(await browserPush());
      await revalidate();
    });

  return (
    <Section title={<Trans id="push.browsers">On which phones</Trans>}>
      <Stack gap={4}>
        <LiveRegion className={styles.state}>
          {state === "unknown" && <Trans id="push.here.looking">Looking at this browser…</Trans>}
          {isOn && <Trans id="push.here.on">This browser gets push.</Trans>}
          {!isOn && (state === "off" || state === "on") && (
            <Trans id="push.here.off">This browser gets none yet.</Trans>
          )}
          {state === "none" && (
            <Trans id="push.here.none">
              This browser can’t get push. On an iPhone or iPad, put the site on the home screen first and
              open it from there.
            </Trans>
          )}
        </LiveRegion>
        {(state === "blocked" || failure instanceof PushBlocked) && (
          <Notice tone="warning" title={<Trans id="push.blocked">Blocked by this browser</Trans>}>
            <Trans id="push.blocked.how">
              The sign before the address of the page leads to its permissions. Allow notifications there, and
              load the page again.
            </Trans>
          </Notice>
        )}
        {!isOn && (state === "off" || state === "on") && (
          <Stack gap={2}>
            <p className={styles.soft}>
              {isAnythingOn ? (
                <Trans id="push.asks">
                  Your browser asks next. Only what is chosen above rings, and never in the quiet hours.
                </Trans>
              ) : (
                <Trans id="push.asks.nothing">
                  Your browser asks next. Nothing rings before you choose something above.
                </Trans>
              )}
            </p>
            <div>
              <Button isLoading={isBusy} onClick={() => void change(subscribe)}>
                <Trans id="push.here.ask">Ask this browser</Trans>
              </Button>
            </div>
          </Stack>
        )}
        {isOn && (
          <Cluster gap={2}>
            <Button
              kind="quiet"
              isLoading={isBusy}
              onClick={() => void press(async () => tryPush().then(() => setIsTried(true)))}
            >
              <Trans id="push.here.try">Try one</Trans>
            </Button>
            <Button kind="quiet" isLoading={isBusy} onClick={() => void change(unsubscribe)}>
              <Trans id="push.here.end">Switch off here</Trans>
            </Button>
          </Cluster>
        )}
        <LiveRegion>
          {isTried && (
            <Notice tone="done">
              <Trans id="push.tried">On its way. It should arrive within a minute.</Trans>
            </Notice>
          )}
          {failure !== undefined && !(failure instanceof PushBlocked) && (
            <Notice tone="problem">{failed}</Notice>
          )}
        </LiveRegion>
        <SpreadRows>
          {devices
            .filter(({ isThis }) => !isThis)
            .map(({ id, device, reachedAt }) => (
              <li key={id}>
                <div>
                  <p>{device || unknown}</p>
                  <p className={styles.soft}>
                    {reachedAt === null ? (
                      <Trans id="push.device.never">not reached yet</Trans>
                    ) : (
                      <Trans id="push.device.reached">
                        last reached <Day at={reachedAt} form="moment" />
                      </Trans>
                    )}
                  </p>
                </div>
                <Button
                  kind="quiet"
                  isLoading={isBusy}
                  aria-label={t({
                    id: "push.device.remove-named",
                    message: `Remove: ${device || unknown}`,
                  })}
                  onClick={() => void change(() => removeDevice(id))}
                >
                  <Trans id="push.device.remove">Remove</Trans>
                </Button>
              </li>
            ))}
        </SpreadRows>
      </Stack>
    </Section>
  );
}
