import { leads } from "#features/shops/server/leads.ts";
import { type Command, WrongUsage } from "./command.ts";

export const leadsCommand: Command = {
  usage: "leads",
  summary:
    "list what somebody should look at: shops without a place, doubtful facts, rules of municipalities",
  details: [
    "Prints data/leads.csv and data/municipal_rules.csv by municipality, each line with its source and day. None of it is shown to",
    "visitors: a shop without a point, an address that two sources write differently, a site that may be another shop's.",
  ],
  async run(words, terminal) {
    if (words.length > 0) throw new WrongUsage("leads takes no words");
    for (const line of await leads()) terminal.out(line);
  },
};
