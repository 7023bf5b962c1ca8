import { type ReactNode, useCallback, useRef, useState } from "react";
import { Toast, type ToastMessage } from "./toast.tsx";
import { ToastContext, type ToastTone } from "./toast-context.ts";
import styles from "./toast.module.css";

/** More than these would cover the page; the oldest makes room. */
const SHOWN_TOAST_COUNT = 3;

/** Where toasts appear, once around the whole page: a live region must be there before its first message. */
export function ToastRegion({ children, dismissLabel }: { children: ReactNode; dismissLabel: string }) {
  const [toasts, setToasts] = useState<ToastMessage[]>([]);
  const lastId = useRef(0);

  const show = useCallback((message: string, tone: ToastTone = "done") => {
    lastId.current += 1;
    const toast = { id: lastId.current, message, tone };
    setToasts((shown) => [...shown, toast].slice(-SHOWN_TOAST_COUNT));
  }, []);

  const dismiss = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );

  return (
    <ToastContext value={show}>
      {children}
      <div aria-live="polite" className={styles.region}>
        {toasts.map((toast) => (
          <Toast key={toast.id} {...toast} dismissLabel={dismissLabel} onDismiss={dismiss} />
        ))}
      </div>
    </ToastContext>
  );
}
