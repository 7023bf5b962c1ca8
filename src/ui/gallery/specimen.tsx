import type { ReactNode } from "react";
import { Stack } from "../layout/stack.tsx";

/** One group of parts. Not a `Section`: every group is there twice, and two landmarks must not share a name. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={6}>
      <h2>{title}</h2>
      {children}
    </Stack>
  );
}
