import { useLingui } from "@lingui/react/macro";
import type { Effect } from "../effects.ts";

export function useEffectWords(): Record<Effect, string> {
  const { t } = useLingui();
  return {
    relaxed: t({ id: "effect.relaxed", message: "Relaxed" }),
    happy: t({ id: "effect.happy", message: "Happy" }),
    euphoric: t({ id: "effect.euphoric", message: "Euphoric" }),
    uplifted: t({ id: "effect.uplifted", message: "Uplifted" }),
    sleepy: t({ id: "effect.sleepy", message: "Sleepy" }),
    creative: t({ id: "effect.creative", message: "Creative" }),
    energetic: t({ id: "effect.energetic", message: "Energetic" }),
    hungry: t({ id: "effect.hungry", message: "Hungry" }),
    focused: t({ id: "effect.focused", message: "Focused" }),
    tingly: t({ id: "effect.tingly", message: "Tingly" }),
    talkative: t({ id: "effect.talkative", message: "Talkative" }),
    giggly: t({ id: "effect.giggly", message: "Giggly" }),
    thoughtful: t({ id: "effect.thoughtful", message: "Thoughtful" }),
    clearHeaded: t({ id: "effect.clear-headed", message: "Clear-headed" }),
    dreamy: t({ id: "effect.dreamy", message: "Dreamy" }),
    heavy: t({ id: "effect.heavy", message: "Heavy" }),
    dryMouth: t({ id: "effect.dry-mouth", message: "Dry mouth" }),
    dryEyes: t({ id: "effect.dry-eyes", message: "Dry eyes" }),
    dizzy: t({ id: "effect.dizzy", message: "Dizzy" }),
    uneasy: t({ id: "effect.uneasy", message: "Uneasy" }),
  };
}
