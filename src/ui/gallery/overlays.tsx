import { useState } from "react";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { Gate } from "../dialog/gate.tsx";
import { Sheet } from "../dialog/sheet.tsx";
import { Checkbox } from "../field/checkbox.tsx";
import { Cluster } from "../layout/cluster.tsx";
import { Stack } from "../layout/stack.tsx";
import { ProgressBar } from "../progress-bar/progress-bar.tsx";
import { useToast } from "../toast/toast-context.ts";
import { ToastRegion } from "../toast/toast-region.tsx";
import { Specimen } from "./specimen.tsx";

type Overlay = "dialog" | "gate" | "sheet" | "progress" | undefined;

function ToastButtons() {
  const toast = useToast();
  return (
    <>
      <Button kind="quiet" onClick={() => toast("The Quiet Barge is saved.")}>
        Toast
      </Button>
      <Button kind="quiet" onClick={() => toast("That did not work. Try again in a minute.", "problem")}>
        Problem toast
      </Button>
    </>
  );
}

/** Overlays of the page, opened by buttons. */
export function Overlays() {
  const [overlay, setOverlay] = useState<Overlay>();
  const close = () => setOverlay(undefined);
  return (
    <Specimen title="Dialogs, sheets, toasts">
      <ToastRegion dismissLabel="Dismiss">
        <Cluster>
          <Button kind="quiet" onClick={() => setOverlay("dialog")}>
            Dialog
          </Button>
          <Button kind="quiet" onClick={() => setOverlay("gate")}>
            Gate
          </Button>
          <Button kind="quiet" onClick={() => setOverlay("sheet")}>
            Sheet
          </Button>
          <ToastButtons />
          <Button kind="quiet" onClick={() => setOverlay(overlay === "progress" ? undefined : "progress")}>
            Progress
          </Button>
        </Cluster>
      </ToastRegion>
      <ProgressBar isLoading={overlay === "progress"} />
      <Dialog
        isOpen={overlay === "dialog"}
        title="Report this review"
        onClose={close}
        closeLabel="Close"
        footer={
          <>
            <Button onClick={close}>Send report</Button>
            <Button kind="quiet" onClick={close}>
              Cancel
            </Button>
          </>
        }
      >
        <p>A moderator reads it within two days. The writer never learns who reported it.</p>
      </Dialog>
      {overlay === "gate" && (
        <Gate
          title="Eighteen or older?"
          footer={
            <Button isWide onClick={close}>
              I am 18 or older
            </Button>
          }
        >
          <p>Esc and a press beside this dialog change nothing: only an answer leads on.</p>
        </Gate>
      )}
      <Sheet
        isOpen={overlay === "sheet"}
        title="Filters"
        onClose={close}
        closeLabel="Close"
        footer={<Button onClick={close}>Show 41 shops</Button>}
      >
        <Stack gap={2}>
          <Checkbox label="Open now" />
          <Checkbox label="Anyone can enter" />
          <Checkbox label="Wheelchair" hint="Step-free from the street to the counter." />
        </Stack>
      </Sheet>
    </Specimen>
  );
}
