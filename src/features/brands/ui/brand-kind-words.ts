import { useLingui } from "@lingui/react/macro";
import type { BrandKind } from "../brand.ts";

/** Kinds of brand, one and many. */
export function useBrandKindWords(): Record<BrandKind, { one: string; many: string }> {
  const { t } = useLingui();
  return {
    breeder: {
      one: t({ id: "brand-kind.breeder.one", message: "Seed breeder" }),
      many: t({ id: "brand-kind.breeder.many", message: "Seed breeders" }),
    },
    producer: {
      one: t({ id: "brand-kind.producer.one", message: "Producer" }),
      many: t({ id: "brand-kind.producer.many", message: "Producers" }),
    },
    accessories: {
      one: t({ id: "brand-kind.accessories.one", message: "Smoking accessories" }),
      many: t({ id: "brand-kind.accessories.many", message: "Makers of smoking accessories" }),
    },
  };
}
