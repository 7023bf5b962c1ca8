import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { PlaceOnMap } from "#features/shops/ui/place-on-map.tsx";
import { currentPosition } from "#platform/geo/geolocation.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Form } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { keepDraft, readDraft } from "#platform/draft.ts";
import { doubtfulDegrees, placeTyped, type TypedPlace, typedPlaceOf } from "#platform/geo/typed-place.ts";
import { RemarkField } from "./remark-field.tsx";
import { Suggested } from "./suggested.tsx";
import type { TopicFormProps } from "./suggest-sheet.tsx";
import { useSuggestion } from "./use-suggestion.ts";

const LOCATION = "changes.location";

/** Where a shop is: where the reader stands now, below a pin on a map, or in degrees. */
export function PlaceForm({ shop, isGuest }: TopicFormProps) {
  const { t } = useLingui();
  const draftName = `place-${shop.id}`;
  const [typed, setTyped] = useState(() => readDraft<TypedPlace>(draftName) ?? typedPlaceOf(shop));
  const [finding, setFinding] = useState<"finding" | "failed" | null>(null);
  const { send, remark, mistakes, words } = useSuggestion({ draftName, isGuest });
  const form = useForm({
    id: "suggest-place",
    mistakes: {
      ...mistakes,
      [LOCATION]: t({
        id: "suggest.place.wrong",
        message: "Enter a place in the Netherlands, in degrees such as 52.0907 and 5.1214.",
      }),
    },
    send: () => {
      const location = placeTyped(typed);
      if (!location) throw Object.assign(new Error("No place"), { errors: [{ msg: "", param: LOCATION }] });
      return send({ targetType: "shop", targetId: String(shop.id), changes: { location } });
    },
  });
  if (form.done) return <Suggested outcome={form.done.answer} />;

  const doubtful = doubtfulDegrees(typed);

  function change(next: TypedPlace) {
    setTyped(next);
    keepDraft(draftName, next);
  }

  async function useOwnPlace() {
    setFinding("finding");
    try {
      const { latitude, longitude } = await currentPosition();
      // To a metre; more would say more of the reader than of the shop.
      change({ latitude: latitude.toFixed(5), longitude: longitude.toFixed(5) });
      setFinding(null);
    } catch {
      setFinding("failed");
    }
  }

  return (
    <Form form={form} words={words}>
      <Stack gap={4}>
        <Button kind="quiet" isLoading={finding === "finding"} onClick={() => void useOwnPlace()}>
          <Trans id="suggest.place.here">I’m at the door: use my location</Trans>
        </Button>
        <LiveRegion>
          {finding === "failed" && (
            <Trans id="suggest.place.not-found">Your browser won’t share your location.</Trans>
          )}
        </LiveRegion>
        <PlaceOnMap
          place={placeTyped(typed)}
          tiles={shop.tiles}
          onMove={(place) => change(typedPlaceOf(place))}
        >
          <Trans id="suggest.place.map">Put the pin on the door</Trans>
        </PlaceOnMap>
        <TextField
          {...(doubtful === "latitude" && form.field(LOCATION))}
          label={t({ id: "suggest.place.latitude", message: "Latitude" })}
          inputMode="decimal"
          autoComplete="off"
          value={typed.latitude}
          onChange={({ target }) => change({ ...typed, latitude: target.value })}
        />
        <TextField
          {...(doubtful === "longitude" && form.field(LOCATION))}
          label={t({ id: "suggest.place.longitude", message: "Longitude" })}
          inputMode="decimal"
          autoComplete="off"
          value={typed.longitude}
          onChange={({ target }) => change({ ...typed, longitude: target.value })}
        />
      </Stack>
      <RemarkField {...form.field("text")} remark={remark} />
    </Form>
  );
}
