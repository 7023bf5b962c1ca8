import { Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { ReportTarget } from "#features/moderation/report.ts";
import type { ReportDraft } from "#features/moderation/ui/report/report-sheet.tsx";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { pressedPart } from "#platform/pressed-part.tsx";
import { Button } from "#ui/button/button.tsx";
import { ReportGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { useSite } from "./layouts/use-site.ts";

const fetchSheet = () =>
  Promise.all([
    import("#features/moderation/ui/report/report-sheet.tsx"),
    needArea("report"),
    needArea("moderation"),
    needArea("notifications"),
  ]);

/** Few people report something: the form and its texts are loaded by whoever does. */
const ReportSheet = pressedPart(async () => {
  const [part] = await fetchSheet();
  return part.ReportSheet;
});

type PageReportProps = {
  target: ReportTarget;
  /** What the button says; "Report" unless given. */
  words?: ReactNode;
};

/** The button that reports what a page, or a part of it, is about. What was typed stays when it is closed. */
export function PageReport({ target, words }: PageReportProps) {
  const { viewer } = useSite();
  const isHydrated = useIsHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState<ReportDraft>({});
  return (
    <>
      <Button
        kind="bare"
        icon={<Icon glyph={ReportGlyph} size={18} />}
        aria-haspopup="dialog"
        disabled={!isHydrated}
        onPointerEnter={() => void fetchSheet().catch(() => undefined)}
        onClick={() => setIsOpen(true)}
      >
        {words ?? <Trans id="report.report">Report</Trans>}
      </Button>
      {isOpen && (
        <ReportSheet
          target={target}
          isGuest={viewer === null}
          draft={draft}
          onClose={(typed) => {
            setDraft(typed);
            setIsOpen(false);
          }}
          onMissing={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
