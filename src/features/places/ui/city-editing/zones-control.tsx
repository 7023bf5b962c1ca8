import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { TypedArea } from "#features/dashboard/named-area.ts";
import type { OwnControl } from "#features/dashboard/ui/editor/own-control.ts";
import { ObservedOnField } from "#features/dashboard/ui/editor/observed-on-field.tsx";
import { type Corner, cornersText, cornersTyped, readArea, textOfCorners } from "#platform/geo/ring.ts";
import { Button } from "#ui/button/button.tsx";
import { FieldError } from "#ui/field/field-error.tsx";
import { TextArea } from "#ui/field/text-area.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { CITY_FIELDS } from "../../city-fields.ts";
import styles from "./zones.module.css";
import { ZONE_TROUBLES } from "./zone-troubles.ts";
import { ZoneShape } from "./zone-shape.tsx";

const NEW_ZONE: TypedArea = { name: "", source: "", observedOn: "", corners: "" };

/** A map of the corners that are typed. */
export type DrawnZone = (drawing: {
  corners: readonly Corner[];
  onChange: (corners: readonly Corner[]) => void;
}) => ReactNode;

type ZonesControlProps = OwnControl & { renderMap?: DrawnZone | undefined };

/** The zones of a municipality: each with its name, source and day, and its corners a line each. */
export function ZonesControl({ id, value, error, onChange, renderMap }: ZonesControlProps) {
  const { i18n } = useLingui();
  const zones = value as readonly TypedArea[];
  const change = (place: number, changed: Partial<TypedArea>) =>
    onChange(zones.map((zone, at) => (at === place ? { ...zone, ...changed } : zone)));
  return (
    <fieldset className={styles.zones}>
      <legend className={styles.legend}>{i18n._(CITY_FIELDS.zones.label)}</legend>
      <FieldError error={error} />
      <Stack gap={6}>
        {zones.map((zone, place) => (
          <ZoneFields
            // oxlint-disable-next-line react/no-array-index-key -- two of them may be equal while they are typed
            key={place}
            id={place === 0 ? id : `${id}-${place}`}
            zone={zone}
            renderMap={renderMap}
            onChange={(changed) => change(place, changed)}
            onRemove={() => onChange(zones.filter((_, at) => at !== place))}
          />
        ))}
        <div>
          <Button
            id={zones.length === 0 ? id : undefined}
            kind="quiet"
            onClick={() => onChange([...zones, NEW_ZONE])}
          >
            <Trans id="city-editing.zone.add">Add a zone</Trans>
          </Button>
        </div>
      </Stack>
    </fieldset>
  );
}

type ZoneFieldsProps = {
  id: string;
  zone: TypedArea;
  renderMap: DrawnZone | undefined;
  onChange: (changed: Partial<TypedArea>) => void;
  onRemove: () => void;
};

function ZoneFields({ id, zone, renderMap, onChange, onRemove }: ZoneFieldsProps) {
  const { t, i18n } = useLingui();
  const { name, source, observedOn, corners } = zone;
  const read = readArea(corners);
  const typed = cornersTyped(corners);
  const trouble =
    "trouble" in read && corners.trim() !== "" ? i18n._(ZONE_TROUBLES[read.trouble]) : undefined;
  const line = "trouble" in read ? read.line : undefined;
  const wrongLine = line && t({ id: "city-editing.zone.line", message: `Line ${line}:` });

  /** Pasted GeoJSON becomes lines at once, once it is right. */
  function typeCorners(text: string) {
    const pasted = text.trimStart().startsWith("{") ? readArea(text) : null;
    onChange({ corners: pasted && "area" in pasted ? cornersText(pasted.area) : text });
  }

  return (
    <Stack gap={3}>
      <TextField
        id={id}
        label={t({ id: "city-editing.zone.name", message: "Name of the zone" })}
        value={name}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <TextField
        label={t({ id: "city-editing.zone.source", message: "Source of the zone" })}
        value={source}
        onChange={({ currentTarget }) => onChange({ source: currentTarget.value })}
      />
      <ObservedOnField
        label={t({ id: "city-editing.zone.day", message: "Day of the zone" })}
        value={observedOn}
        onChange={({ currentTarget }) => onChange({ observedOn: currentTarget.value })}
      />
      <TextArea
        label={t({ id: "city-editing.zone.corners", message: "Corners" })}
        hint={t({
          id: "city-editing.zone.corners.hint",
          message: "Around the area, one on each line: latitude, longitude. Or paste GeoJSON.",
        })}
        error={trouble && [wrongLine, trouble].filter(Boolean).join(" ")}
        spellCheck={false}
        value={corners}
        onChange={({ currentTarget }) => typeCorners(currentTarget.value)}
      />
      {typed &&
        renderMap?.({ corners: typed, onChange: (next) => onChange({ corners: textOfCorners(next) }) })}
      {/* Below the map, which would jump away from under whoever draws: it is there from the third corner on. */}
      {"area" in read && <ZoneShape area={read.area} />}
      <div>
        <Button kind="bare" onClick={onRemove}>
          {name ? (
            <Trans id="city-editing.zone.remove-named">Remove {name}</Trans>
          ) : (
            <Trans id="city-editing.zone.remove">Remove this zone</Trans>
          )}
        </Button>
      </div>
    </Stack>
  );
}
