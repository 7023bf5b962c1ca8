import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { leadToField } from "#ui/field/lead-to-field.ts";
import { TextArea } from "#ui/field/text-area.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { tryText } from "../../calls.ts";
import { type CaughtWord, LONGEST_TRY } from "../../watched-word.ts";
import { CaughtList } from "./caught-list.tsx";

type Tried =
  | { state: "untried" | "empty" | "busy" | "failed" }
  | { state: "tried"; caught: readonly CaughtWord[] };

/** What the list would find in a sentence. Nothing is kept of it. */
export function TryWords() {
  const { t } = useLingui();
  const isHydrated = useIsHydrated();
  const fieldId = useId();
  const [text, setText] = useState("");
  const [tried, setTried] = useState<Tried>({ state: "untried" });

  async function tryIt() {
    if (tried.state === "busy") return;
    if (text.trim() === "") {
      setTried({ state: "empty" });
      leadToField(fieldId);
      return;
    }
    setTried({ state: "busy" });
    try {
      setTried({ state: "tried", caught: await tryText(text) });
    } catch {
      setTried({ state: "failed" });
    }
  }

  return (
    <Section title={<Trans id="word-editing.try">Try the list</Trans>}>
      <Stack gap={3}>
        <p>
          <Trans id="word-editing.what-waits">
            A review, an owner’s answer to one, or a visitor’s suggestion that says one of these words waits
            until an admin has looked at it. A name, or what people write about themselves, is shown and
            looked at afterwards. Nothing is refused or deleted by itself.
          </Trans>
        </p>
        <TextArea
          label={t({ id: "word-editing.try.label", message: "Type a sentence to see what would be found" })}
          id={fieldId}
          value={text}
          error={
            tried.state === "empty"
              ? t({ id: "word-editing.no-letters", message: "Type at least one letter or digit." })
              : undefined
          }
          maxLength={LONGEST_TRY}
          rows={2}
          onChange={({ target }) => {
            setText(target.value);
            setTried({ state: "untried" });
          }}
        />
        <Cluster>
          <Button
            kind="quiet"
            disabled={!isHydrated}
            isLoading={tried.state === "busy"}
            onClick={() => void tryIt()}
          >
            <Trans id="word-editing.try.go">Look</Trans>
          </Button>
        </Cluster>
        <LiveRegion>
          {tried.state === "tried" &&
            (tried.caught.length === 0 ? (
              <p>
                <Trans id="word-editing.try.nothing">Nothing: it would be shown.</Trans>
              </p>
            ) : (
              <CaughtList caught={tried.caught} />
            ))}
          {tried.state === "failed" && (
            <Notice tone="problem">
              <Trans id="word-editing.try.failed">That didn’t work. Try again in a moment.</Trans>
            </Notice>
          )}
        </LiveRegion>
      </Stack>
    </Section>
  );
}
