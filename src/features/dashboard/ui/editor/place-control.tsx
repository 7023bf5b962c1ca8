import { useLingui } from "@lingui/react/macro";
import { doubtfulDegrees, type TypedPlace } from "#platform/geo/typed-place.ts";
import { TextField } from "#ui/field/text-field.tsx";
import { Grid } from "#ui/layout/grid.tsx";
import styles from "./editor.module.css";

type PlaceControlProps = {
  id: string;
  label: string;
  hint?: string;
  value: TypedPlace;
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (value: TypedPlace) => void;
};

/** A place on the map, in degrees. */
export function PlaceControl({ id, label, hint, value, error, isReadOnly, onChange }: PlaceControlProps) {
  const { t } = useLingui();
  const doubtful = doubtfulDegrees(value);
  return (
    <fieldset className={styles.texts}>
      <legend className={styles.legend}>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <Grid columns="tiles">
        <TextField
          id={id}
          label={t({ id: "dashboard.place.latitude", message: "Latitude" })}
          inputMode="decimal"
          autoComplete="off"
          readOnly={isReadOnly}
          value={value.latitude}
          error={doubtful === "latitude" ? error : undefined}
          onChange={({ target }) => onChange({ ...value, latitude: target.value })}
        />
        <TextField
          id={`${id}-longitude`}
          label={t({ id: "dashboard.place.longitude", message: "Longitude" })}
          inputMode="decimal"
          autoComplete="off"
          readOnly={isReadOnly}
          value={value.longitude}
          error={doubtful === "longitude" ? error : undefined}
          onChange={({ target }) => onChange({ ...value, longitude: target.value })}
        />
      </Grid>
    </fieldset>
  );
}
