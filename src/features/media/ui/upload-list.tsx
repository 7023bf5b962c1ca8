import { useLingui } from "@lingui/react";
import type { ComponentType, ReactNode } from "react";
import { percentText } from "#platform/i18n/amount-text.ts";
import { Button } from "#ui/button/button.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "./upload-list.module.css";
import type { Upload } from "./use-uploads.ts";

type UploadListProps = {
  uploads: readonly Upload[];
  words: {
    waiting: ReactNode;
    again: ReactNode;
    leaveOut: ReactNode;
  };
  /** Says why one was not taken. */
  Why: ComponentType<{ upload: Upload }>;
  onAgain: (upload: Upload) => void;
  onDrop: (number: number) => void;
};

/** The pictures that are on their way, and those that were refused, each with its name. */
export function UploadList({ uploads, words, Why, onAgain, onDrop }: UploadListProps) {
  const { i18n } = useLingui();
  const loading = uploads.filter(({ problem }) => problem === undefined);
  const refused = uploads.filter(({ problem }) => problem !== undefined);
  return (
    <>
      {loading.length > 0 && (
        <ul className={styles.uploads}>
          {loading.map(({ number, file: { name }, share }) => (
            <li key={number}>
              <span className={styles.fileName}>{name}</span>
              <span className={styles.share}>
                {share === null ? words.waiting : percentText(i18n.locale, share)}
              </span>
              <progress aria-label={name} max={1} value={share ?? 0} />
            </li>
          ))}
        </ul>
      )}
      <LiveRegion>
        {refused.length > 0 && (
          <Stack gap={2}>
            {refused.map((upload) => (
              <Notice key={upload.number} tone="problem">
                <Stack gap={2}>
                  <p>
                    <Why upload={upload} />
                  </p>
                  <Cluster gap={2}>
                    {upload.problem === "failed" && (
                      <Button kind="quiet" onClick={() => onAgain(upload)}>
                        {words.again}
                      </Button>
                    )}
                    <Button kind="bare" onClick={() => onDrop(upload.number)}>
                      {words.leaveOut}
                    </Button>
                  </Cluster>
                </Stack>
              </Notice>
            ))}
          </Stack>
        )}
      </LiveRegion>
    </>
  );
}
