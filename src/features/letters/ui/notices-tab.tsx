import type { NoticeClass } from "#features/notifications/notice-class.ts";
import type { PushOfMember } from "#features/push/push-settings.ts";
import { PushBrowsers } from "#features/push/ui/push-browsers.tsx";
import { QuietHoursForm } from "#features/push/ui/quiet-hours-form.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { LettersOfMember } from "../letter-settings.ts";
import { DigestForm } from "./digest-form.tsx";
import { LetterAddress } from "./letter-address.tsx";
import { NoticeMatrix } from "./notice-matrix.tsx";
import { SentList } from "./sent-list.tsx";

type NoticesTabProps = {
  hidden: readonly NoticeClass[];
  push: PushOfMember;
  letters: LettersOfMember;
};

/** What somebody is told, by which way and when, and what was sent to them. */
export function NoticesTab({ hidden, push, letters }: NoticesTabProps) {
  const { settings, address } = letters;
  return (
    <Stack gap={8}>
      <NoticeMatrix hidden={hidden} push={push.settings.classes} mail={settings.classes} />
      <PushBrowsers devices={push.devices} isAnythingOn={push.settings.classes.length > 0} />
      <QuietHoursForm hours={push.settings} />
      <DigestForm digest={settings.digest} />
      <LetterAddress address={address} />
      <SentList pushes={push.sent} letters={letters.sent} />
    </Stack>
  );
}
