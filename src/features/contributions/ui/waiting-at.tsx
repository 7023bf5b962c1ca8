import { Suspense } from "react";
import { type OwnWaiting, placeOfChange, type WaitingPlace } from "../own-waiting.ts";
import { LazyOwnWaiting } from "./lazy-parts.ts";

/** What the reader sent and waits, of one place of the page; nothing for everybody else. */
export function WaitingAt({ place, own }: { place: WaitingPlace; own: OwnWaiting | null }) {
  if (!own) return null;
  const changes = own.changes.filter((change) => placeOfChange(change) === place);
  const images = place === "menu" ? own.images : [];
  if (changes.length + images.length === 0) return null;
  return (
    <Suspense>
      <LazyOwnWaiting changes={changes} images={images} />
    </Suspense>
  );
}
