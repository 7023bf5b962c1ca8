import { useLingui } from "@lingui/react/macro";
import { RANK_EMOJIS, type RankLevel } from "../rank.ts";

type RankLineProps = {
  level: RankLevel;
  /** The type of product contributed to most, in words: what level 5 is called by. */
  productType?: string | undefined;
};

/** The rank of somebody (specification section 3): an emoji and its name. */
export function RankLine({ level, productType = "" }: RankLineProps) {
  const { t } = useLingui();
  const names: Record<RankLevel, string> = {
    1: t({ id: "rank.smoker", message: "Smoker" }),
    2: t({ id: "rank.roller", message: "Roller" }),
    3: t({ id: "rank.stoner", message: "Stoner" }),
    4: t({ id: "rank.spaceranger", message: "Spaceranger" }),
    5: productType,
  };
  return (
    <p>
      <span aria-hidden="true">{RANK_EMOJIS[level - 1]}</span> {names[level]}
    </p>
  );
}
