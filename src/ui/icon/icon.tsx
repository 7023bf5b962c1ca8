import sprite from "./sprite.svg?url&no-inline";

/** The name of a drawing in the sprite; take one from glyphs.ts. */
export type Glyph = string;

type IconProps = {
  glyph: Glyph;
  /** Width and height in px. */
  size?: number;
  className?: string;
};

/**
 * An icon beside words. It is hidden from screen readers: a component without visible words has a label of its own, so that no
 * icon is read out twice.
 */
export function Icon({ glyph, size = 20, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <use href={`${sprite}#${glyph}`} />
    </svg>
  );
}
