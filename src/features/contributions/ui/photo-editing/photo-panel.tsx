import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { TextsControl } from "#features/dashboard/ui/editor/texts-control.tsx";
import { Button } from "#ui/button/button.tsx";
import { BackGlyph, DeleteGlyph, ForwardGlyph, StarGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { LONGEST_ALT } from "../../photos.ts";
import { ALT_FIELD } from "./alt-field.ts";
import { altMistakes, type EditedPhoto, type PhotoList } from "./photo-list.ts";
import styles from "./photos.module.css";

type PhotoPanelProps = {
  list: PhotoList;
  photo: EditedPhoto;
  onMove: (id: string, place: number) => void;
  onChange: (id: string, change: Partial<EditedPhoto>) => void;
};

/** What is done with the chosen photo: its place, its words, and whether it stays. */
export function PhotoPanel({ list, photo, onMove, onChange }: PhotoPanelProps) {
  const { t, i18n } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const { _id: id, alt, isRemoved } = photo;
  const place = list.indexOf(photo);
  const [number, count] = [place + 1, list.length];
  const { tooLong, lacksSource } = altMistakes(photo);
  const most = LONGEST_ALT;

  function move(to: number): void {
    onMove(id, to);
    // At an end the button that was pressed does nothing any more, and would drop the focus.
    if (to <= 0 || to >= list.length - 1) heading.current?.focus();
  }

  return (
    <section aria-labelledby="photo-place" className={styles.panel}>
      <Stack gap={4}>
        <h2 ref={heading} id="photo-place" tabIndex={-1} aria-live="polite" className={styles.place}>
          <Trans id="photo-editing.place">
            Photo {number} of {count}
          </Trans>
        </h2>
        <Cluster gap={2}>
          <Button
            kind="quiet"
            icon={<Icon glyph={BackGlyph} />}
            disabled={place === 0}
            onClick={() => move(place - 1)}
          >
            <Trans id="photo-editing.earlier">Earlier</Trans>
          </Button>
          <Button
            kind="quiet"
            icon={<Icon glyph={ForwardGlyph} />}
            disabled={place === list.length - 1}
            onClick={() => move(place + 1)}
          >
            <Trans id="photo-editing.later">Later</Trans>
          </Button>
          <Button
            kind="quiet"
            icon={<Icon glyph={StarGlyph} />}
            disabled={place === 0}
            onClick={() => move(0)}
          >
            <Trans id="photo-editing.make-cover">Make cover</Trans>
          </Button>
          <Button
            kind="bare"
            icon={!isRemoved && <Icon glyph={DeleteGlyph} />}
            onClick={() => onChange(id, { isRemoved: !isRemoved })}
          >
            {isRemoved ? (
              <Trans id="photo-editing.put-back">Put back</Trans>
            ) : (
              <Trans id="photo-editing.remove">Remove</Trans>
            )}
          </Button>
        </Cluster>
        {isRemoved ? (
          <p role="status">
            <Trans id="photo-editing.going">It goes once you save.</Trans>
          </p>
        ) : (
          <TextsControl
            id={`alt-${id}`}
            label={i18n._(ALT_FIELD.label)}
            hint={ALT_FIELD.hint && i18n._(ALT_FIELD.hint)}
            value={alt}
            isReadOnly={false}
            error={
              lacksSource
                ? t({
                    id: "photo-editing.alt.source",
                    message: "Write it in the original language too, or choose another one.",
                  })
                : undefined
            }
            errorIn={(locale) =>
              tooLong.includes(locale)
                ? t({ id: "photo-editing.alt.wrong", message: `Write at most ${most} characters.` })
                : undefined
            }
            onChange={(texts) => onChange(id, { alt: texts })}
          />
        )}
      </Stack>
    </section>
  );
}
