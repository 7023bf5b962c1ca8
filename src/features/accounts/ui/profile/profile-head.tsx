import { Portrait } from "../portrait.tsx";
import { RankLine } from "../rank-line.tsx";
import type { RankLevel } from "../../rank.ts";
import styles from "./profile.module.css";

type ProfileHeadProps = { name: string; thumbnail: string; rank: RankLevel };

/** Above all parts of one's profile: who one is. */
export function ProfileHead({ name, thumbnail, rank }: ProfileHeadProps) {
  return (
    <div className={styles.head}>
      <Portrait src={thumbnail} size={3} />
      <div>
        <h1 className={styles.name}>{name}</h1>
        <RankLine level={rank} />
      </div>
    </div>
  );
}
