import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Notice } from "#ui/notice/notice.tsx";
import { LED_WORD } from "../led-to-overview.ts";

/** Why somebody is on the overview who asked for another page. The address is that of the overview at once: loaded again it says nothing. */
export function LedNote() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [isLed] = useState(() => new URLSearchParams(search).has(LED_WORD));
  useEffect(() => {
    const words = new URLSearchParams(search);
    if (!words.has(LED_WORD)) return;
    words.delete(LED_WORD);
    void navigate({ search: String(words) }, { replace: true, preventScrollReset: true });
  }, [search, navigate]);
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
