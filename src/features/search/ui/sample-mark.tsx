import { Trans } from "@lingui/react/macro";
import { Badge } from "#ui/badge/badge.tsx";

/** Behind the name of something invented, wherever a search shows it. */
export function SampleMark() {
  return (
    <>
      {" "}
      <Badge>
        <Trans id="search.sample">Sample</Trans>
      </Badge>
    </>
  );
}
