import { useEffect } from "react";
import { useRevalidator } from "react-router";

let asking: Promise<void> | undefined;

/**
 * Stands in the place of a part whose data a document left out, while they are asked for: all data of the page, and once for
 * all such parts. It happens where React could not wake the page up as it came, because something had changed it, and
 * draws all of it anew.
 */
export function AskForData() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    asking ??= revalidate().finally(() => {
      asking = undefined;
    });
  }, [revalidate]);
  return null;
}
