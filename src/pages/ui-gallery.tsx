import { Gallery } from "#ui/gallery.tsx";
import { Page } from "#ui/layout/page.tsx";
import { GalleryOfReviews } from "./gallery-of-reviews.tsx";

/** Every part of the design system in both themes; `routes.ts` gives it an address only in development. */
export default function UiGallery() {
  return (
    <>
      <title>Design system</title>
      <Gallery />
      <Page>
        <GalleryOfReviews />
      </Page>
    </>
  );
}
