import type { ReactNode } from "react";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";

/** Announces once that something is loading, and hides the grey shapes from screen readers. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </>
  );
}
