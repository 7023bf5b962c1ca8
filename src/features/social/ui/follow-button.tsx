import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { BookmarkGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { useToast } from "#ui/toast/toast-context.ts";
import { type DeviceSave, isSavedOnDevice, listenToDeviceSaves, saveOnDevice } from "../device-saves.ts";
import type { Mark } from "../mark.ts";
import { MarkCount } from "./mark-count.tsx";
import styles from "./marks.module.css";
import { useMark } from "./use-mark.ts";

type FollowButtonProps = {
  shop: DeviceSave;
  follow: Mark;
  /** A drawing only: in the bar of a phone, and in lists. */
  isIcon?: boolean;
};

/** Follows a shop, or no longer; for a visitor it is saved on the device. */
export function FollowButton({ shop, follow, isIcon }: FollowButtonProps) {
  const { t } = useLingui();
  const { id, name, slug } = shop;
  const mark = useMark(follow, {
    // Visitors send nothing, and load nothing that does.
    send: async (wish) => (await import("../calls.ts")).followShop(id, wish),
    act: { call: "followshop", body: { shopId: String(id), follow: true }, name },
    subject: `followshop-${id}`,
    at: { name, path: `/coffeeshop/${slug}` },
  });
  const onDevice = useDeviceSave(shop, { askForAccount: mark.press });
  const { count, sign, labelOf } = mark;
  const { isMine, press } = mark.isMine === null ? onDevice : mark;
  const pressed = { "aria-pressed": isMine === true, onClick: press, className: styles.mark };
  if (isIcon) {
    return (
      <IconButton
        {...pressed}
        icon={
          <>
            <Icon glyph={BookmarkGlyph} size={24} />
            {sign && <span className={styles.corner}>{sign}</span>}
          </>
        }
        label={labelOf(t({ id: "social.follow-shop", message: `Save ${name}` }))}
      />
    );
  }
  return (
    <Button {...pressed} kind="quiet" isWide icon={<Icon glyph={BookmarkGlyph} />}>
      {isMine ? <Trans id="social.following">Saved</Trans> : <Trans id="social.follow">Save</Trans>}
      <MarkCount count={count}>
        <Plural id="social.followers" value={count} one="saved by # person" other="saved by # people" />
      </MarkCount>
      {sign}
    </Button>
  );
}

/** Whether a visitor has saved a shop here, and what a press does. A device that keeps no more asks for an account. */
function useDeviceSave(shop: DeviceSave, { askForAccount }: { askForAccount: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const isMine = useSyncExternalStore(
    listenToDeviceSaves,
    () => isSavedOnDevice(shop.id),
    () => false,
  );
  function press() {
    if (!saveOnDevice(shop, !isMine)) return askForAccount();
    if (!isMine) {
      toast(
        t({
          id: "social.saved-here",
          message: "Saved on this device. Once you log in it comes along.",
        }),
      );
    }
  }
  return { isMine, press };
}
