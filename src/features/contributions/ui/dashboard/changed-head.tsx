import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Badge } from "#ui/badge/badge.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { CaseHeading } from "#ui/queue/case-heading.tsx";
import styles from "./contributed-cases.module.css";

type ChangedHeadProps = {
  name: string;
  /** Of its page; null for a shop that has none yet. */
  path: string | null;
  isSample: boolean;
  /** What came, and when. */
  children: ReactNode;
};

/** Which shop or product something that people gave is about. */
export function ChangedHead({ name, path, isSample, children }: ChangedHeadProps) {
  return (
    <Stack gap={2}>
      <CaseHeading>{path === null ? name : <Link to={path}>{name}</Link>}</CaseHeading>
      <Cluster gap={2}>
        {path === null && (
          <Badge tone="canal">
            <Trans id="dashboard.new-shop">New shop</Trans>
          </Badge>
        )}
        {isSample && (
          <Badge tone="saffron">
            <Trans id="dashboard.sample">Sample</Trans>
          </Badge>
        )}
        <span className={styles.small}>{children}</span>
      </Cluster>
    </Stack>
  );
}
