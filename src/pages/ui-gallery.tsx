import { Gallery } from "#ui/gallery.tsx";
import type { Route } from "./+types/ui-gallery.ts";
import { guard } from "./guards.ts";

export const middleware: Route.MiddlewareFunction[] = [guard("development")];

/** Every part of the design system in both themes; only while developing. */
export default function UiGallery() {
  return (
    <>
      <title>Design system</title>
      <Gallery />
    </>
  );
}
