import { hasResidentsRule } from "./access.ts";
import type { Door } from "./can-i-get-in.ts";

/**
 * The answer to "Can I get in?" before anybody has said anything, for an adult with an ID. `residentsOnly` is a no for whoever
 * lives abroad; `unknown`: nobody knows whether visitors from abroad get in.
 */
export type FirstAnswer = "gone" | "closed" | "members" | "residentsOnly" | "unknown" | "yes";

export function firstAnswerOf({
  status,
  kind,
  access,
}: Pick<Door, "status" | "kind" | "access">): FirstAnswer {
  if (status === "permanentlyClosed") return "gone";
  if (status === "temporarilyClosed") return "closed";
  if (access.residents === "residentsOnly") return "residentsOnly";
  if (access.membership === "yes") return "members";
  return access.residents === "unknown" && hasResidentsRule(kind) ? "unknown" : "yes";
}
