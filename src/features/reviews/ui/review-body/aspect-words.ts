import { useLingui } from "@lingui/react/macro";
import type { Aspect } from "../../review.ts";

export function useAspectWords(): Record<Aspect, string> {
  const { t } = useLingui();
  return {
    quality: t({ id: "aspect.quality", message: "Quality" }),
    staff: t({ id: "aspect.staff", message: "Staff" }),
    atmosphere: t({ id: "aspect.atmosphere", message: "Atmosphere" }),
    price: t({ id: "aspect.price", message: "Price" }),
    comfort: t({ id: "aspect.comfort", message: "Comfort" }),
    looks: t({ id: "aspect.looks", message: "Looks" }),
    smell: t({ id: "aspect.smell", message: "Smell" }),
    taste: t({ id: "aspect.taste", message: "Taste" }),
    effect: t({ id: "aspect.effect", message: "Effect" }),
    value: t({ id: "aspect.value", message: "Value for money" }),
  };
}
