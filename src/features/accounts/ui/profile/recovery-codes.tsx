import { Trans, useLingui } from "@lingui/react/macro";
import type { Ref } from "react";
import { Button } from "#ui/button/button.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { CopyButton } from "./copy-button.tsx";
import { saveFile } from "#platform/save-file.ts";
import styles from "./second-factor.module.css";

type RecoveryCodesProps = {
  codes: readonly string[];
  headRef: Ref<HTMLParagraphElement>;
  isBusy: boolean;
  onKept: () => void;
};

/** The codes for whoever loses their app. The server knows only hashes of them: they are seen here, and never again. */
export function RecoveryCodes({ codes, headRef, isBusy, onKept }: RecoveryCodesProps) {
  const { t } = useLingui();

  function download() {
    const site = location.host;
    const title = t({
      id: "profile.factor.file",
      message: `Recovery codes for ${site}. Each of them works once.`,
    });
    const file = new Blob([[title, "", ...codes, ""].join("\n")], { type: "text/plain;charset=utf-8" });
    saveFile(file, "recovery-codes.txt");
  }

  return (
    <Stack gap={4}>
      <p ref={headRef} tabIndex={-1}>
        <Trans id="profile.factor.codes">
          It’s on. If you lose your phone, one of these recovery codes stands in for it, and each works once.
          Keep them somewhere safe: you won’t see them again.
        </Trans>
      </p>
      <ul
        className={styles.codes}
        aria-label={t({ id: "profile.factor.codes-label", message: "Recovery codes" })}
      >
        {codes.map((code) => (
          <li key={code}>
            <code className={styles.code}>{code}</code>
          </li>
        ))}
      </ul>
      <Cluster gap={3}>
        <Button kind="quiet" onClick={download}>
          <Trans id="profile.factor.download">Download</Trans>
        </Button>
        <CopyButton text={codes.join("\n")}>
          <Trans id="profile.factor.copy-codes">Copy</Trans>
        </CopyButton>
      </Cluster>
      <div>
        <Button isLoading={isBusy} onClick={onKept}>
          <Trans id="profile.factor.kept">I’ve saved them</Trans>
        </Button>
      </div>
    </Stack>
  );
}
