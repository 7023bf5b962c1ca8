import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { NOTICE_CLASSES, type NoticeClass } from "#features/notifications/notice-class.ts";
import { SaveProgress } from "#features/accounts/ui/profile/save-progress.tsx";
import { useSaveLatest } from "#platform/use-save-latest.ts";
import { Checkbox } from "#ui/field/checkbox.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { savePushSettings } from "../calls.ts";
import type { PushDevice, PushSettings, SentPush } from "../push-settings.ts";
import { useClassWords } from "./class-words.ts";
import { PushBrowsers } from "./push-browsers.tsx";
import { QuietHoursForm } from "./quiet-hours-form.tsx";
import { SentList } from "./sent-list.tsx";

type NoticesTabProps = {
  settings: PushSettings;
  devices: readonly PushDevice[];
  sent: readonly SentPush[];
};

/** What rings on somebody’s phones, on which, when not, and what did. Everything is in the bell, whatever is chosen here. */
export function NoticesTab({ settings, devices, sent }: NoticesTabProps) {
  const words = useClassWords();
  const [classes, setClasses] = useState<readonly NoticeClass[]>(settings.classes);
  const saving = useSaveLatest((chosen: readonly NoticeClass[]) =>
    savePushSettings({ classes: [...chosen] }),
  );

  function choose(one: NoticeClass, isOn: boolean) {
    const chosen = NOTICE_CLASSES.filter((other) => (other === one ? isOn : classes.includes(other)));
    setClasses(chosen);
    saving.keep(chosen);
  }

  return (
    <Stack gap={8}>
      <Section title={<Trans id="push.what">What may ring on your phone</Trans>}>
        <Stack gap={4}>
          <p>
            <Trans id="push.what.why">
              All of it is under the bell, whatever you choose here. On a locked screen a push names nobody:
              “News from a place you follow”.
            </Trans>
          </p>
          <div>
            {NOTICE_CLASSES.map((one) => (
              <Checkbox
                key={one}
                id={`push-${one}`}
                {...words[one]}
                checked={classes.includes(one)}
                onChange={({ target }) => choose(one, target.checked)}
              />
            ))}
          </div>
          <SaveProgress saving={saving} />
        </Stack>
      </Section>
      <PushBrowsers devices={devices} isAnythingOn={classes.length > 0} />
      <QuietHoursForm hours={settings} />
      <SentList sent={sent} />
    </Stack>
  );
}
