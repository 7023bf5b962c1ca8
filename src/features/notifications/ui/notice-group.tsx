import { classNames } from "#ui/class-names.ts";
import { DownGlyph, ShopGlyph, WeedGlyph as ProductGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { Notice } from "../notice-board.ts";
import { NoticeDrawing } from "./notice-drawing.tsx";
import { NoticeRow, type NoticeRowProps, NoticeTime, NoticeTitle } from "./notice-row.tsx";
import styles from "./notices.module.css";
import { useGroupWords } from "./use-change-notice-words.ts";

type NoticeGroupProps = Omit<NoticeRowProps, "notice" | "isNew"> & {
  notices: readonly [Notice, ...Notice[]];
  isNew: (notice: Notice) => boolean;
};

/** A row of the panel: a notice, or several decisions about one shop or product, which it opens to. */
export function NoticeGroup({ notices, isNew, ...row }: NoticeGroupProps) {
  const { title, mark } = useGroupWords()(notices);
  const [first, ...others] = notices;
  if (others.length === 0) return <NoticeRow notice={first} isNew={isNew(first)} {...row} />;
  const isAnyNew = notices.some(isNew);
  return (
    <li className={classNames(styles.row, isAnyNew && styles.new)}>
      <details className={styles.group}>
        <summary className={styles.link}>
          <NoticeDrawing glyph={first.itemKind === "product" ? ProductGlyph : ShopGlyph} mark={mark} />
          <span className={styles.words}>
            <NoticeTitle isNew={isAnyNew}>{title}</NoticeTitle>
            {first.at !== null && <NoticeTime at={first.at} nowMs={row.nowMs} />}
          </span>
          <Icon glyph={DownGlyph} className={styles.chevron} />
        </summary>
        <ul className={styles.singles}>
          {notices.map((notice) => (
            // The row above says that they are new.
            <NoticeRow key={notice.id} notice={notice} isNew={false} {...row} />
          ))}
        </ul>
      </details>
    </li>
  );
}
