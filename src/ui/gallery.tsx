import { BannersAndNotices } from "./gallery/banners-and-notices.tsx";
import { ButtonsAndLinks } from "./gallery/buttons-and-links.tsx";
import { Cards } from "./gallery/cards.tsx";
import { Charts } from "./gallery/charts.tsx";
import { ColoursAndType } from "./gallery/colours-and-type.tsx";
import { Facts } from "./gallery/facts.tsx";
import { Fields } from "./gallery/fields.tsx";
import { Forms } from "./gallery/forms.tsx";
import styles from "./gallery/gallery.module.css";
import { Covers } from "./gallery/covers.tsx";
import { Houses } from "./gallery/houses.tsx";
import { Icons } from "./gallery/icons.tsx";
import { ListsOfPages } from "./gallery/lists-of-pages.tsx";
import { Overlays } from "./gallery/overlays.tsx";
import { Photos } from "./gallery/photos.tsx";
import { Queues } from "./gallery/queues.tsx";
import { States } from "./gallery/states.tsx";
import { Stack } from "./layout/stack.tsx";

const THEMES = ["light", "dark"] as const;

/** Every component in every state, in both themes: stacked on a phone, side by side on a desktop. For developers only. */
export function Gallery() {
  return (
    <main className={styles.themes}>
      {THEMES.map((theme) => (
        <div key={theme} data-theme={theme} className={styles.theme}>
          <Stack gap={12}>
            <h1>The parts, {theme}</h1>
            <ColoursAndType />
            <ButtonsAndLinks />
            <Cards />
            <Houses theme={theme} />
            <Covers theme={theme} />
            <Photos theme={theme} />
            <ListsOfPages theme={theme} />
            <Queues />
            <Facts />
            <Charts />
            <Fields />
            <Forms />
            <Overlays />
            <BannersAndNotices />
            <States />
            <Icons />
          </Stack>
        </div>
      ))}
    </main>
  );
}
