/** Area codes of two figures; all others have three (numbering plan of the Netherlands). */
const SHORT_AREA_CODES =
  /^(?:10|13|15|20|23|24|26|30|33|35|36|38|40|43|45|46|50|53|55|58|70|71|72|73|74|75|76|77|78|79|85|88)/;

/** A number as people read it: `+31301234567` is `+31 30 123 4567`. Numbers of other countries stay as they are. */
export function phoneText(phone: string): string {
  const [, national] = /^\+31(\d{9})$/.exec(phone) ?? [];
  if (!national) return phone;
  const codeLength = national.startsWith("6") ? 1 : SHORT_AREA_CODES.test(national) ? 2 : 3;
  const rest = national.slice(codeLength);
  const half = rest.length === 8 ? 4 : 3;
  return ["+31", national.slice(0, codeLength), rest.slice(0, half), rest.slice(half)].join("\u00A0");
}
