import type { ShopKind } from "../../shop.ts";

/**
 * What stands on the pin of a kind of shop: strokes on a square of 24, by Lucide (ISC licence). They are here once more
 * because a picture on a map cannot use the sprite: it is a document of its own and may load nothing.
 */
export const KIND_STROKES: Record<ShopKind, string> = {
  coffeeshop:
    "M10 2v2M14 2v2M16 8a1 1 0 0 1 1 1v8a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V9a1 1 0 0 1 1-1h14a4 4 0 1 1 0 8h-1M6 2v2",
  takeaway:
    "M16 10a4 4 0 0 1-8 0M3.1 6h17.8M3.4 5.5a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.7a2 2 0 0 0-.4-1.2l-2-2.7A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z",
  lounge:
    "M19 9V6a2 2 0 0 0-2-2H7a2 2 0 0 0-2 2v3M3 16a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-5a2 2 0 0 0-4 0v1.5a.5.5 0 0 1-.5.5h-9a.5.5 0 0 1-.5-.5V11a2 2 0 0 0-4 0zM5 18v2M19 18v2",
  cannabisBar: "M12 12 4.2 4.2A.7.7 0 0 1 4.7 3h14.6a.7.7 0 0 1 .5 1.2zM12 12v10M7 22h10",
  smartshop:
    "M15 14c.2-1 .7-1.7 1.5-2.5 1-.9 1.5-2.2 1.5-3.5A6 6 0 0 0 6 8c0 1 .2 2.2 1.5 3.5.7.7 1.3 1.5 1.5 2.5M9 18h6M10 22h4",
  headshop: "M12 3q1 4 4 6.5t3 5.5a1 1 0 0 1-14 0 5 5 0 0 1 1-3 1 1 0 0 0 5 0c0-2-1.5-3-1.5-5q0-2 2.5-4",
};
