import {
  CarGlyph,
  CardGlyph,
  CashGlyph,
  ChargingGlyph,
  CoffeeGlyph,
  DogGlyph,
  FoodGlyph,
  GamesGlyph,
  ParkingGlyph,
  SeatGlyph,
  ToiletGlyph,
  WifiGlyph,
} from "#ui/icon/glyphs.ts";
import type { Glyph } from "#ui/icon/icon.tsx";
import type { ShortcutId } from "../shortcuts.ts";

/** The icons of what a shop can have inside, for shortcuts to it here and for the page of a shop, whose slice comes later. */
export const AMENITY_GLYPHS = {
  seats: SeatGlyph,
  wifi: WifiGlyph,
  toilets: ToiletGlyph,
  food: FoodGlyph,
  coffee: CoffeeGlyph,
  games: GamesGlyph,
  atm: CashGlyph,
  cardPayment: CardGlyph,
  dogs: DogGlyph,
  charging: ChargingGlyph,
  parking: ParkingGlyph,
  carsAllowed: CarGlyph,
} satisfies Partial<Record<ShortcutId, Glyph>>;
