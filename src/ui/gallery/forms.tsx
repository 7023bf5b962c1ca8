import { useId } from "react";
import { RadioGroup } from "../field/radio-group.tsx";
import { TextField } from "../field/text-field.tsx";
import { FormDone } from "../form/form-done.tsx";
import { Form } from "../form/form.tsx";
import { useForm } from "../form/use-form.ts";
import { Notice } from "../notice/notice.tsx";
import { Specimen } from "./specimen.tsx";

const VISITS = [
  { value: "week", label: "This week" },
  { value: "longer", label: "Longer ago" },
];

const WORDS = {
  send: "Send",
  failed: "This was not sent, but nothing is lost. Please try again in a moment.",
  refused: "Please look at this again",
  withoutScript: "This form takes JavaScript.",
};

const SLOW_MS = 1_000;

/** Refuses one name, fails with a network error for another, and accepts all others. */
async function keep(fields: FormData): Promise<string> {
  const name = String(fields.get("name"));
  await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  if (name === "sam") throw Object.assign(new Error(), { errors: [{ msg: "In use", param: "name" }] });
  if (name === "offline") throw new TypeError("Failed to fetch");
  return name;
}

/** A form with a fake API: try “sam”, “offline”, nothing at all, and any other name. */
export function Forms() {
  const mistakes = {
    name: "Write a name.",
    "In use": "Somebody else has this name. Choose another.",
    visit: "Choose when you were there.",
  };
  const form = useForm({ id: useId(), mistakes, send: keep });
  return (
    <Specimen title="Form">
      {form.done ? (
        <FormDone>
          <Notice tone="done" title={`${form.done.answer} is kept`} />
        </FormDone>
      ) : (
        <Form form={form} words={WORDS}>
          <TextField
            {...form.field("name")}
            label="Name"
            hint="“sam” is taken, “offline” loses the network."
            required
          />
          <RadioGroup {...form.field("visit")} label="When were you there?" options={VISITS} isRequired />
        </Form>
      )}
    </Specimen>
  );
}
