import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Effect } from "./effects.ts";

export const EFFECT_LABELS: Record<Effect, MessageDescriptor> = {
  relaxed: msg({ id: "effect.relaxed", message: "Relaxed" }),
  happy: msg({ id: "effect.happy", message: "Happy" }),
  euphoric: msg({ id: "effect.euphoric", message: "Euphoric" }),
  uplifted: msg({ id: "effect.uplifted", message: "Uplifted" }),
  sleepy: msg({ id: "effect.sleepy", message: "Sleepy" }),
  creative: msg({ id: "effect.creative", message: "Creative" }),
  energetic: msg({ id: "effect.energetic", message: "Energetic" }),
  hungry: msg({ id: "effect.hungry", message: "Hungry" }),
  focused: msg({ id: "effect.focused", message: "Focused" }),
  tingly: msg({ id: "effect.tingly", message: "Tingly" }),
  talkative: msg({ id: "effect.talkative", message: "Talkative" }),
  giggly: msg({ id: "effect.giggly", message: "Giggly" }),
  thoughtful: msg({ id: "effect.thoughtful", message: "Thoughtful" }),
  clearHeaded: msg({ id: "effect.clear-headed", message: "Clear-headed" }),
  dreamy: msg({ id: "effect.dreamy", message: "Dreamy" }),
  heavy: msg({ id: "effect.heavy", message: "Heavy" }),
  dryMouth: msg({ id: "effect.dry-mouth", message: "Dry mouth" }),
  dryEyes: msg({ id: "effect.dry-eyes", message: "Dry eyes" }),
  dizzy: msg({ id: "effect.dizzy", message: "Dizzy" }),
  uneasy: msg({ id: "effect.uneasy", message: "Uneasy" }),
};
