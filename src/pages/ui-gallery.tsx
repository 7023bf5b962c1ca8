import { Gallery } from "#ui/gallery.tsx";
import { guard } from "./guards.ts";

export const middleware = [guard("development")];

/** Every part of the design system in both themes; only while developing. */
export default function UiGallery() {
  return (
    <>
      <title>Design system</title>
      <Gallery />
    </>
  );
}
