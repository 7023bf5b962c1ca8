import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigationType } from "react-router";
import { type SuggestTopic, topicInHash } from "../suggest-topic.ts";

/** Opens the form that a link names, such as that of a notice: `#suggest-hours`. Who goes back, or reloads, has closed it. */
export function useFormInAddress(open: ((topic: SuggestTopic | null) => void) | undefined): void {
  const { hash, key } = useLocation();
  const how = useNavigationType();
  const openNamed = useEffectEvent(() => {
    const topic = topicInHash(hash);
    if ((how !== "POP" || key === "default") && topic !== undefined) open?.(topic);
  });
  useEffect(() => openNamed(), [hash, key]);
}
