import { useRevalidator } from "react-router";
import { RestorePart } from "#features/users/ui/user-managing/restore-part.tsx";

type UndoPartProps = {
  /** The decisions that took it away, the last first. */
  toUndo: readonly string[];
  /** What was taken away. */
  what: string;
};

/** Above the editor of what an admin took away: the way to undo that. */
export function UndoPart({ toUndo: [decisionId], what }: UndoPartProps) {
  const { revalidate } = useRevalidator();
  return (
    decisionId !== undefined && (
      <RestorePart key={decisionId} decisionId={decisionId} what={what} onRestored={revalidate} />
    )
  );
}
