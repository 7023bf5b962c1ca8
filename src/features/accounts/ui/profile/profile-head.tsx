import { Portrait } from "../portrait.tsx";
import { RankLine } from "../rank-line.tsx";
import type { RankLevel } from "../../rank.ts";
import styles from "./profile.module.css";

type ProfileHeadProps = {
  name: string;
  thumbnail: string;
  rank: RankLevel;
  /** What level 5 is called by, in words. */
  productType: string | undefined;
};

/** Above all parts of one's profile: who one is. */
export function ProfileHead({ name, thumbnail, rank, productType }: ProfileHeadProps) {
  return (
    <div className={styles.head}>
      <Portrait src={thumbnail} size={3} />
      <div>
        <h1 className={styles.name}>{name}</h1>
        <RankLine level={rank} productType={productType} />
      </div>
    </div>
  );
}
