import styles from "#features/news/ui/news.module.css";
import { Facade } from "#ui/facade/facade.tsx";
import { Roundel } from "#ui/roundel/roundel.tsx";
import type { Employer } from "../job-offer.ts";

/** Where one would work: the house of a shop, or the sign of a brand. Decoration: the name stands beside it. */
export function EmployerPicture({
  employer: { id, kind, name },
  isOpening,
}: {
  employer: Employer;
  /** It is the first picture of a page. */
  isOpening?: boolean;
}) {
  if (kind === "shop") return <Facade seed={String(id)} isOpening={isOpening} />;
  return (
    <span className={styles.sign}>
      <Roundel seed={String(id)} name={name} />
    </span>
  );
}
