import { Button } from "../button/button.tsx";
import { Cluster } from "../layout/cluster.tsx";
import { Stack } from "../layout/stack.tsx";
import { CaseHeading } from "../queue/case-heading.tsx";
import { Queue } from "../queue/queue.tsx";
import { Specimen } from "./specimen.tsx";

const LETTERS = [
  { id: "1", title: "A new phone number", text: "Yesterday" },
  { id: "2", title: "A line that is as long as lines get before they end in dots", text: "Three days ago" },
];

/** Cases that wait, with the chosen one, and what is said when none does. */
export function Queues() {
  return (
    <Specimen title="Queue">
      <Stack gap={6}>
        <Queue
          path="/ui"
          lists={[{ label: "Letters", items: LETTERS }]}
          currentId="1"
          empty="Nothing waits."
          keyWords={{ next: "next", previous: "previous", accept: "accept", refuse: "begin to refuse" }}
        >
          <Stack gap={4}>
            <CaseHeading>A new phone number</CaseHeading>
            <p>The case itself is a slot.</p>
            <Cluster gap={4}>
              <Button data-key="a">Accept</Button>
              <Button data-key="r" kind="danger">
                Refuse
              </Button>
            </Cluster>
          </Stack>
        </Queue>
        <Queue
          path="/ui"
          lists={[]}
          currentId={undefined}
          empty="Nothing waits."
          keyWords={{ next: "", previous: "" }}
        >
          {null}
        </Queue>
      </Stack>
    </Specimen>
  );
}
