import type { ReactNode } from "react";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";

/** Says once that something is coming, and hides the grey shapes from those who hear the page. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </>
  );
}
