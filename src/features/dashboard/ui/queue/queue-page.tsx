import { Fragment, type ReactNode } from "react";
import { Stack } from "#ui/layout/stack.tsx";
import { QueueCase } from "#ui/queue/queue-case.tsx";
import { Queue, type QueueKeyWords, type QueueProps } from "#ui/queue/queue.tsx";
import { HeldPill } from "./held-pill.tsx";
import { QueueNews } from "./queue-news.tsx";
import type { useDecisions } from "./use-decisions.ts";
import { useQueueKeyWords } from "./use-queue-key-words.ts";

type QueuePageProps<Item extends { id: string }> = Omit<
  QueueProps,
  "path" | "currentId" | "children" | "keyWords"
> & {
  /** By default those of taking or refusing what somebody sent. */
  keyWords?: QueueKeyWords;
  decisions: ReturnType<typeof useDecisions<Item>>;
  /** The chosen case with its evidence, and the decision about it. */
  children: (chosen: Item) => ReactNode;
};

/**
 * The page of a queue of the dashboard (product.md section 13): what became of the last decision, the lists, the chosen case, and the way
 * back. In the queue over all rooms, the case alone.
 */
export function QueuePage<Item extends { id: string }>({
  decisions: { path, chosen, alerts, held, isMissing, within },
  keyWords,
  children,
  ...queue
}: QueuePageProps<Item>) {
  const usual = useQueueKeyWords();
  if (within) {
    const { onAccept, onRefuse } = queue;
    return (
      <QueueCase keyWords={within.mayDecide ? (keyWords ?? usual) : {}} {...{ onAccept, onRefuse }}>
        {chosen && <Fragment key={chosen.id}>{children(chosen)}</Fragment>}
      </QueueCase>
    );
  }
  return (
    <Stack gap={6}>
      <QueueNews alerts={alerts} isMissing={isMissing} />
      <Queue {...queue} keyWords={keyWords ?? usual} path={path} currentId={chosen?.id}>
        {chosen && <Fragment key={chosen.id}>{children(chosen)}</Fragment>}
      </Queue>
      <HeldPill {...held} />
    </Stack>
  );
}
