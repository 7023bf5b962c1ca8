import { encode } from "uqr";
import styles from "./qr-code.module.css";

/** In modules, as its standard demands (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code. Dark on light in both themes, for many cameras read no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.qr}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={modules.join("")} shapeRendering="crispEdges" />
    </svg>
  );
}
