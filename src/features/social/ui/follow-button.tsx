import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { BookmarkGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { Mark } from "../mark.ts";
import { MarkCount } from "./mark-count.tsx";
import styles from "./marks.module.css";
import { useMark } from "./use-mark.ts";

type FollowButtonProps = {
  shop: { id: number; name: string };
  follow: Mark;
  /** A drawing only: in the bar of a phone, and in lists. */
  isIcon?: boolean;
};

/** Follows a shop, or no longer. */
export function FollowButton({ shop: { id, name }, follow, isIcon }: FollowButtonProps) {
  const { t } = useLingui();
  const { isMine, count, press } = useMark(follow, {
    // Visitors send nothing, and load nothing that does.
    send: async (wish) => (await import("../calls.ts")).followShop(id, wish),
    act: { call: "followshop", body: { shopId: String(id), follow: true }, name },
  });
  const pressed = { "aria-pressed": isMine === true, onClick: press, className: styles.mark };
  if (isIcon) {
    return (
      <IconButton
        {...pressed}
        icon={<Icon glyph={BookmarkGlyph} size={24} />}
        label={t({ id: "social.follow-shop", message: `Save ${name}` })}
      />
    );
  }
  return (
    <Button {...pressed} kind="quiet" isWide icon={<Icon glyph={BookmarkGlyph} />}>
      {isMine ? <Trans id="social.following">Saved</Trans> : <Trans id="social.follow">Save</Trans>}
      <MarkCount count={count}>
        <Plural id="social.followers" value={count} one="saved by # person" other="saved by # people" />
      </MarkCount>
    </Button>
  );
}
