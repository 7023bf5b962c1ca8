import { useId, useState } from "react";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../field/checkbox.tsx";
import { ErrorSummary } from "../field/error-summary.tsx";
import { PlainField } from "../field/plain-field.tsx";
import { RadioGroup } from "../field/radio-group.tsx";
import { SearchField } from "../field/search-field.tsx";
import { SelectField } from "../field/select-field.tsx";
import { TextArea } from "../field/text-area.tsx";
import { TextField } from "../field/text-field.tsx";
import { Stack } from "../layout/stack.tsx";
import { Specimen } from "./specimen.tsx";

const CITIES = [
  { value: "amsterdam", label: "Amsterdam" },
  { value: "s-hertogenbosch", label: "’s-Hertogenbosch" },
];

const VISITS = [
  { value: "week", label: "This week" },
  { value: "month", label: "This month", hint: "Or the last days of the month before." },
  { value: "longer", label: "Longer ago" },
];

const NO_ERRORS: { fieldId: string; message: string }[] = [];

/** Form fields in all states. */
export function Fields() {
  const postcodeId = useId();
  const [isSent, setSent] = useState(false);
  const errors = isSent ? [{ fieldId: postcodeId, message: "The postcode lacks its letters." }] : NO_ERRORS;
  return (
    <Specimen title="Fields">
      <Stack gap={6}>
        <SearchField label="Search" buttonLabel="Search" placeholder="City, shop or strain" isLarge />
        <SearchField label="Search" buttonLabel="Search" placeholder="City, shop or strain" />
        <ErrorSummary title="One thing is not right yet" errors={errors} />
        <TextField label="Name of the shop" hint="As it is written above the door." />
        <TextField
          id={postcodeId}
          label="Postcode"
          defaultValue="9999"
          error="Write the postcode with its letters, like 1012 AB."
          autoComplete="postal-code"
        />
        <TextField label="Closed to changes" defaultValue="Haarlem" disabled />
        <PlainField label="Day and time" type="datetime-local" />
        <SelectField label="City" options={CITIES} />
        <TextArea label="What was it like?" optionalLabel="(optional)" hint="At most 1,500 characters." />
        <RadioGroup label="When were you there?" name={useId()} options={VISITS} defaultValue="month" />
        <Checkbox label="Tell me when the menu changes" hint="At most one message a day." defaultChecked />
        <Checkbox label="I am 18 or older" error="Confirm that you are 18 or older." />
        <Button onClick={() => setSent(true)}>Send</Button>
      </Stack>
    </Specimen>
  );
}
