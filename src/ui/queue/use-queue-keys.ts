import { useKeys } from "../keys/use-keys.ts";

export interface QueueKeys {
  /** j */
  onNext: () => void;
  /** k */
  onPrevious: () => void;
  /** a */
  onAccept: () => void;
  /** r */
  onRefuse: () => void;
}

/** The keys of a queue: j and k move, a accepts, r begins to refuse. */
export function useQueueKeys({ onNext, onPrevious, onAccept, onRefuse }: QueueKeys): void {
  useKeys({ j: onNext, k: onPrevious, a: onAccept, r: onRefuse });
}
