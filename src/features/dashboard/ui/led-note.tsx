import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { Notice } from "#ui/notice/notice.tsx";
import { LED_WORD } from "../led-to-overview.ts";

/** Why somebody is on the overview who asked for another page. The address is that of the overview at once: loaded again it says nothing. */
export function LedNote() {
  const [search, setSearch] = useSearchParams();
  const [isLed] = useState(() => search.has(LED_WORD));
  useEffect(() => {
    if (!search.has(LED_WORD)) return;
    const rest = new URLSearchParams(search);
    rest.delete(LED_WORD);
    setSearch(rest, { replace: true, preventScrollReset: true });
  }, [search, setSearch]);
  return (
    isLed && (
      <Notice>
        <Trans id="dashboard.led">
          The page you asked for isn’t open to you, or isn’t there. This is your overview.
        </Trans>
      </Notice>
    )
  );
}
