import { Card } from "../card/card.tsx";
import { SkeletonBlock } from "./skeleton-block.tsx";
import { SkeletonLine } from "./skeleton-line.tsx";

/** The skeleton of a card: picture, name and lines. */
export function SkeletonCard({ lineCount = 2 }: { lineCount?: number }) {
  return (
    <Card as="div" media={<SkeletonBlock isMedia />}>
      <SkeletonLine width="most" isTitle />
      {Array.from({ length: lineCount }, (_, line) => (
        <SkeletonLine key={line} width={line === lineCount - 1 ? "half" : "full"} />
      ))}
    </Card>
  );
}
