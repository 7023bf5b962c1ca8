/**
 * First and last byte that a Range header asks for (RFC 9110, 14.2): `none` when there is no such byte, `whole` without
 * the header and for all forms we may ignore (several ranges, other units).
 */
export function rangeOf(header: string | undefined, size: number): [number, number] | "whole" | "none" {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === undefined || to === undefined || from + to === "") return "whole";
  if (from !== "" && to !== "" && Number(from) > Number(to)) return "whole";
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? "none" : [start, end];
}
