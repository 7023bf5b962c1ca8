import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { createRoot } from "react-dom/client";
import type { Pin } from "#features/shops/pin.ts";
import { ShopsMap } from "#features/shops/ui/map/shops-map.tsx";
import "#ui/tokens.css";
import "#ui/fonts.css";

// The page of bench/map.ts: a map with as many pins as the address says, dragged to and fro by script.

const AMSTERDAM = { longitude: 4.9, latitude: 52.37 };
const STATES = ["open", "closed", "unknown"] as const;
const KINDS = ["coffeeshop", "takeaway", "lounge", "cannabisBar", "smartshop", "headshop"] as const;
/** How far it is dragged to either side, and how long there and back takes. */
const REACH_PX = 300;
const ROUND_MS = 2_000;

declare global {
  interface Window {
    /** Drags the map for this long and returns how long each frame took, in ms. */
    drag(durationMs: number): Promise<number[]>;
  }
}

/** The same ones every time: half of them around Amsterdam, the others all over the country. */
function generatedPins(count: number): Pin[] {
  const spread = (index: number, step: number) => ((index * step) % 1) - 0.5;
  return Array.from({ length: count }, (_, index) => {
    const reach = index % 2 === 0 ? 0.25 : 3;
    return {
      id: index + 1,
      slug: `shop-${index}`,
      name: `Shop ${index}`,
      latitude: AMSTERDAM.latitude + reach * spread(index, Math.SQRT2),
      longitude: AMSTERDAM.longitude + 1.4 * reach * spread(index, Math.E),
      kind: KINDS[index % KINDS.length] ?? "coffeeshop",
      openness: STATES[index % STATES.length] ?? "unknown",
      isSample: false,
    };
  });
}

window.drag = async (durationMs) => {
  const canvas = document.querySelector("canvas");
  if (!canvas) throw new Error("There is no map");
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const at = (type: string, offset: number, buttons: number) =>
    canvas.dispatchEvent(
      new MouseEvent(type, {
        bubbles: true,
        buttons,
        clientX: left + width / 2 + offset,
        clientY: top + height / 2 + offset / 3,
      }),
    );
  const frame = () => new Promise(requestAnimationFrame);
  const frames: number[] = [];
  at("mousedown", 0, 1);
  const start = performance.now();
  for (let last = start; last - start < durationMs;) {
    at("mousemove", REACH_PX * Math.sin(((last - start) / ROUND_MS) * 2 * Math.PI), 1);
    await frame();
    const now = performance.now();
    frames.push(now - last);
    last = now;
  }
  at("mouseup", 0, 0);
  return frames;
};

const pins = generatedPins(Number(new URLSearchParams(location.search).get("pins")));
const root = document.getElementById("root");
if (!root) throw new Error("The page has no place for the map");
createRoot(root).render(
  <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
    <ShopsMap
      pins={pins}
      tiles={{ kind: "outline", streetsUrl: null }}
      cities={[]}
      view={{ ...AMSTERDAM, zoom: 11 }}
      selectedSlug={null}
      onSelect={() => undefined}
      onMove={() => undefined}
      onLeave={() => undefined}
      onMap={() => undefined}
      isScreen={false}
      isOpenWanted={false}
      reference={null}
    />
  </I18nProvider>,
);
