import { Trans, useLingui } from "@lingui/react/macro";
import { dayText } from "#platform/i18n/format.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Stack } from "#ui/layout/stack.tsx";

/** A photo of the menu that the site has. */
export interface ShopPhoto {
  id: string;
  /** ISO 8601 in UTC. */
  sentAt: string;
  open: () => Promise<Blob>;
}

type PhotoChooserProps = { photos: readonly ShopPhoto[]; onChoose: (file: Promise<Blob>) => void };

/** A photo of this device, or one that was sent of the menu of this shop. */
export function PhotoChooser({ photos, onChoose }: PhotoChooserProps) {
  const { t, i18n } = useLingui();
  return (
    <Stack gap={4}>
      <TextField
        label={t({ id: "menu-editing.photo.file", message: "Photo of the board" })}
        hint={t({
          id: "menu-editing.photo.file-hint",
          message:
            "Straight from the front, without glare. It’s read on this device and sent nowhere; the first time that takes 5 MB.",
        })}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onChoose(Promise.resolve(file));
        }}
      />
      {photos.length > 0 && (
        <Stack gap={2}>
          <p>
            <Trans id="menu-editing.photo.sent">Or one that was sent to us:</Trans>
          </p>
          <Cluster gap={2}>
            {photos.map(({ id, sentAt, open }) => (
              <Button key={id} kind="quiet" onClick={() => onChoose(open())}>
                {dayText(i18n.locale, "date", sentAt)}
              </Button>
            ))}
          </Cluster>
        </Stack>
      )}
    </Stack>
  );
}
