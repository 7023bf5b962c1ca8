import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "#ui/link/link.tsx";
import type { CityDoors } from "../../can-i-get-in-city.ts";
import type { Verdict } from "../../can-i-get-in.ts";
import { useResidentsWords } from "../shop-words.ts";
import styles from "./city-doors.module.css";
import { CAN_I_GET_IN } from "./ids.ts";

type CityDoorListProps = { doors: CityDoors; isJudged: boolean };

/** Links to each shop's own answer, which includes its hours. The visitor's answers are not in the address. */
export function CityDoorList({ doors, isJudged }: CityDoorListProps) {
  const { t } = useLingui();
  const residents = useResidentsWords();
  const verdicts: Record<Verdict, string> = {
    yes: t({ id: "door.verdict.yes", message: "Yes" }),
    uncertain: t({ id: "door.verdict.uncertain", message: "Not certain" }),
    no: t({ id: "door.verdict.no", message: "No" }),
  };
  if (doors.shops.length === 0) return null;
  return (
    <div>
      <p>
        <Trans id="door.city.each">You’ll find each shop’s rules and opening hours on its own page:</Trans>
      </p>
      <ul className={styles.shops}>
        {doors.shops.map(({ slug, name, verdict, areHoursUnknown, residents: rule }) => (
          <li key={slug} className={isJudged ? styles.judged : styles.shop}>
            <Link to={`/coffeeshop/${slug}#${CAN_I_GET_IN}`}>{name}</Link>{" "}
            {(isJudged || rule !== "unknown") && (
              <span className={styles.rule}>
                {isJudged ? verdicts[verdict] : residents[rule]}
                {isJudged && areHoursUnknown && verdict !== "no" && (
                  <>
                    {" "}
                    <Trans id="door.city.hours-unknown">(hours not known)</Trans>
                  </>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
