import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import type { Preview, PreviewProps } from "./preview-sheet.tsx";

type PreviewButtonProps = Pick<PreviewProps, "item"> & {
  Part: Preview;
  valuesOf: () => PreviewProps["values"];
};

/** Shows the public page with what is typed at that moment. */
export function PreviewButton({ Part, item, valuesOf }: PreviewButtonProps) {
  const isHydrated = useIsHydrated();
  const [values, setValues] = useState<PreviewProps["values"] | null>(null);
  const close = () => setValues(null);
  return (
    <Cluster>
      <Button kind="quiet" disabled={!isHydrated} onClick={() => setValues(valuesOf())}>
        <Trans id="dashboard.preview">Preview</Trans>
      </Button>
      {values && <Part values={values} item={item} onClose={close} onMissing={close} />}
    </Cluster>
  );
}
