import { Plural, Trans } from "@lingui/react/macro";
import { Button } from "#ui/button/button.tsx";
import type { ButtonKind } from "#ui/button/button-look.ts";
import { classNames } from "#ui/class-names.ts";
import { HeartGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { LikedItem } from "../calls.ts";
import type { Mark } from "../mark.ts";
import { MarkCount } from "./mark-count.tsx";
import styles from "./marks.module.css";
import { useMark } from "./use-mark.ts";

type LikeButtonProps = { item: LikedItem; like: Mark; kind: ButtonKind };

/** Likes something, or no longer. */
export function LikeButton({ item, like, kind }: LikeButtonProps) {
  const { type, id } = item;
  const { isMine, count, press, sign } = useMark(like, {
    // Visitors send nothing, and load nothing that does.
    send: async (wish) => (await import("../calls.ts")).likeItem(item, wish),
    act: { call: "like", body: { type, id: String(id), like: true } },
    subject: `like-${type}-${id}`,
  });
  return (
    <Button
      kind={kind}
      aria-pressed={isMine === true}
      onClick={press}
      icon={<Icon glyph={HeartGlyph} />}
      className={classNames(styles.mark, styles.like)}
    >
      <Trans id="social.like">Like</Trans>
      <MarkCount count={count}>
        <Plural id="social.likes" value={count} one="# like" other="# likes" />
      </MarkCount>
      {sign}
    </Button>
  );
}
