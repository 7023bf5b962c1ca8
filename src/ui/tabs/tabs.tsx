import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import styles from "./tabs.module.css";

type Tab = { id: string; label: ReactNode; count?: ReactNode; panel: ReactNode };

type TabsProps = {
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  /** Makes the tabs controlled: the caller decides which one is open, `onSelect` reports changes. */
  selectedId?: string;
  onSelect?: (id: string) => void;
};

/** How far each key moves, in tabs; Home and End go to the ends. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

/**
 * Panels of which one is seen, after the ARIA pattern: one stop of the tab key, the arrow keys walk round and open what
 * they reach. All panels are in the document: a print shows them one after the other.
 */
export function Tabs({ label, tabs, selectedId, onSelect }: TabsProps) {
  const baseId = useId();
  const [ownId, setOwnId] = useState(tabs[0].id);
  const openId = selectedId ?? ownId;

  function select(id: string) {
    setOwnId(id);
    onSelect?.(id);
  }

  function walk(event: KeyboardEvent<HTMLDivElement>) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const from = tabs.findIndex((tab) => tab.id === openId);
    const goal = Number.isFinite(step)
      ? (from + step + tabs.length) % tabs.length
      : step > 0
        ? tabs.length - 1
        : 0;
    const tab = tabs[goal] ?? tabs[0];
    select(tab.id);
    document.getElementById(`${baseId}-${tab.id}`)?.focus();
  }

  return (
    <div>
      <div role="tablist" aria-label={label} tabIndex={-1} className={styles.bar} onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${baseId}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === openId}
            aria-controls={`${baseId}-${tab.id}-panel`}
            tabIndex={tab.id === openId ? 0 : -1}
            className={styles.tab}
            onClick={() => select(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={`${baseId}-${tab.id}-panel`}
          role="tabpanel"
          aria-labelledby={`${baseId}-${tab.id}`}
          hidden={tab.id !== openId}
          className={styles.panel}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
