import type { LucideIcon } from "lucide-react";

export type Glyph = LucideIcon;

type IconProps = {
  glyph: Glyph;
  /** Width and height in px. */
  size?: number;
  className?: string;
};

/**
 * A drawing beside words. It is never announced: a part without visible words carries its own label,
 * so that no icon is read out twice.
 */
export function Icon({ glyph: Drawing, size = 20, className }: IconProps) {
  return (
    <Drawing aria-hidden="true" focusable="false" size={size} strokeWidth={1.75} className={className} />
  );
}
