import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { MenuRules } from "#features/compliance/compliance.ts";
import type { Shop } from "#features/shops/shop.ts";
import type { MapTiles } from "#platform/config/map-tiles.ts";
import { Button } from "#ui/button/button.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { OwnWaiting } from "../../own-waiting.ts";
import { topicsFor, type SuggestTopic } from "../../suggest-topic.ts";
import { FactsForm } from "./facts-form.tsx";
import { HoursForm } from "./hours-form.tsx";
import { MenuForm } from "./menu-form.tsx";
import { PictureForm } from "./picture-form.tsx";
import { PlaceForm } from "./place-form.tsx";
import { WaysElsewhere } from "./ways-elsewhere.tsx";

/** What the forms show of the shop as we know it. */
export type SuggestedShop = Pick<
  Shop,
  | "id"
  | "slug"
  | "name"
  | "isSample"
  | "street"
  | "houseNumber"
  | "postcode"
  | "latitude"
  | "longitude"
  | "phone"
  | "website"
  | "email"
  | "access"
> & {
  menuRules: MenuRules;
  /** As OpenStreetMap writes them; null where nobody has told them. */
  openingHours: string | null;
  /** Nobody speaks for it. */
  isClaimable: boolean;
  /** For the map on which its pin is put right. */
  tiles: MapTiles;
};

export type TopicFormProps = {
  shop: SuggestedShop;
  isGuest: boolean;
  /** What the reader sent about it and waits: the forms begin with it, and what they send stands instead of it. */
  own: OwnWaiting | null;
};

type SuggestSheetProps = TopicFormProps & {
  topic: SuggestTopic | null;
  onClose: () => void;
};

/** "Suggest a change": what it is about, then a short form for it. */
export function SuggestSheet({ topic: first, onClose, ...form }: SuggestSheetProps) {
  const { t } = useLingui();
  const [topic, setTopic] = useState(first);
  const words = useTopicWords();
  const topics = topicsFor(form.shop.menuRules);
  const title = topic === null ? t({ id: "suggest.title", message: "What’s different?" }) : words[topic];
  return (
    <Sheet isOpen title={title} closeLabel={t({ id: "dialog.close", message: "Close" })} onClose={onClose}>
      {topic === null ? (
        <Stack gap={2}>
          {topics.map((one) => (
            <Button key={one} kind="quiet" isWide onClick={() => setTopic(one)}>
              {words[one]}
            </Button>
          ))}
          <WaysElsewhere slug={form.shop.slug} isClaimable={form.shop.isClaimable} onLeave={onClose} />
        </Stack>
      ) : (
        <Stack gap={4}>
          {topic === "menu" && topics.includes("picture") && (
            <Button kind="quiet" isWide onClick={() => setTopic("picture")}>
              <Trans id="suggest.photo-instead">Send a photo instead</Trans>
            </Button>
          )}
          <TopicForm topic={topic} {...form} />
          <Button kind="bare" onClick={() => setTopic(null)}>
            <Trans id="suggest.other">Something else</Trans>
          </Button>
        </Stack>
      )}
    </Sheet>
  );
}

function TopicForm({ topic, ...form }: TopicFormProps & { topic: SuggestTopic }) {
  switch (topic) {
    case "hours":
      return <HoursForm {...form} />;
    case "menu":
      return <MenuForm {...form} />;
    case "picture":
      return <PictureForm {...form} />;
    case "place":
      return <PlaceForm {...form} />;
    default:
      return <FactsForm key={topic} topic={topic} {...form} />;
  }
}

function useTopicWords(): Record<SuggestTopic, string> {
  const { t } = useLingui();
  return {
    hours: t({ id: "suggest.hours", message: "Opening hours" }),
    menu: t({ id: "suggest.menu", message: "Menu, line by line" }),
    picture: t({ id: "suggest.picture", message: "Photo of the menu" }),
    contact: t({ id: "suggest.contact", message: "Phone and website" }),
    access: t({ id: "suggest.access", message: "Who gets in" }),
    address: t({ id: "suggest.address", message: "Name and address" }),
    place: t({ id: "suggest.place", message: "Place on the map" }),
  };
}
