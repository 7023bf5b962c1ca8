import { classNames } from "#ui/class-names.ts";
import { CheckGlyph, ZoomOutGlyph as MinusGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { NoticeWords } from "./notice-words.ts";
import styles from "./notices.module.css";

/** What a notice is about, with a tick where all was taken and a dash where something was not; the title says it too. */
export function NoticeDrawing({ glyph, mark }: Pick<NoticeWords, "glyph" | "mark">) {
  return (
    <span className={styles.drawing}>
      <Icon glyph={glyph} />
      {mark && (
        <span data-mark={mark} className={classNames(styles.mark, mark === "taken" && styles.taken)}>
          <Icon glyph={mark === "taken" ? CheckGlyph : MinusGlyph} size={18} />
        </span>
      )}
    </span>
  );
}
