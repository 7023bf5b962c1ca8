import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { Button } from "#ui/button/button.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { exportAccount } from "../../profile-calls.ts";
import { FreshSignInDialog, needsFreshSignIn, type WaysToSignIn } from "../fresh-sign-in-dialog.tsx";
import { saveFile } from "#platform/save-file.ts";
import { SavedLine } from "./saved-line.tsx";
import { needsSecondFactor, ShowSecondFactorDialog } from "./show-second-factor-dialog.tsx";

type Outcome = "none" | "busy" | "done" | "failed" | "notFresh" | "unshown";

type ExportAccountProps = { user: { url: string; hasSecondFactor: boolean }; ways: WaysToSignIn };

/** Saves a zip of all that is kept about somebody (product.md section 10, "Export"). */
export function ExportAccount({ user, ways }: ExportAccountProps) {
  const { t } = useLingui();
  const { failed } = useFormWords();
  const [outcome, setOutcome] = useState<Outcome>("none");

  async function save() {
    setOutcome("busy");
    try {
      saveFile(await exportAccount(), `${user.url}.zip`);
      setOutcome("done");
    } catch (error) {
      setOutcome(needsFreshSignIn(error) ? "notFresh" : needsSecondFactor(error) ? "unshown" : "failed");
    }
  }

  return (
    <Stack gap={4}>
      <p>
        <Trans id="profile.export.what">
          Everything we keep about you, as files both people and computers can read.
        </Trans>
      </p>
      <div>
        <Button kind="quiet" isLoading={outcome === "busy"} onClick={() => void save()}>
          <Trans id="profile.export">Download everything</Trans>
        </Button>
      </div>
      <SavedLine isDone={outcome === "done"}>
        {outcome === "busy" && t({ id: "profile.export.busy", message: "Packing…" })}
        {outcome === "done" && t({ id: "profile.export.done", message: "It’s among your downloads." })}
      </SavedLine>
      <LiveRegion>{outcome === "failed" && <Notice tone="problem">{failed}</Notice>}</LiveRegion>
      {outcome === "unshown" && (
        <ShowSecondFactorDialog
          isSetUp={user.hasSecondFactor}
          onShown={() => void save()}
          onClose={() => setOutcome("none")}
        />
      )}
      {outcome === "notFresh" && <FreshSignInDialog ways={ways} onClose={() => setOutcome("none")} />}
    </Stack>
  );
}
