import { staticPart } from "#ui/static-part/static-part.tsx";

/** A picture or a drawing: its code is loaded by whoever comes from another page. */
export const StaticBrandSign = staticPart(async () => (await import("./brand-sign.tsx")).BrandSign);
