import { fireEvent, screen } from "@testing-library/react";
import type { OwnWaiting } from "../../own-waiting.ts";
import { SuggestSheet, type SuggestedShop } from "./suggest-sheet.tsx";

export const SHOP: SuggestedShop = {
  id: 7,
  slug: "de-reiger",
  name: "De Reiger",
  isSample: false,
  street: "Kade",
  houseNumber: "2",
  postcode: null,
  latitude: 52.09,
  longitude: 5.12,
  phone: null,
  website: null,
  email: null,
  access: { residents: "unknown", idCheck: "unknown", minimumAge: null, membership: "unknown" },
  menuRules: { menu: "full", prices: "public" },
  openingHours: null,
  isClaimable: false,
  tiles: { kind: "outline", streetsUrl: null },
};

export const sheet = (
  topic: "hours" | "menu" | "picture" | "contact" | "place" | null,
  {
    isGuest = false,
    own = null,
    ...known
  }: Partial<SuggestedShop> & { isGuest?: boolean; own?: OwnWaiting | null } = {},
) => (
  <SuggestSheet
    shop={{ ...SHOP, ...known }}
    topic={topic}
    isGuest={isGuest}
    own={own}
    onClose={() => undefined}
  />
);

export const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
export const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
export const enter = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
