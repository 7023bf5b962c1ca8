import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Checkbox } from "./checkbox.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { PlainField } from "./plain-field.tsx";
import { RadioGroup } from "./radio-group.tsx";
import { SearchField } from "./search-field.tsx";
import { SelectField } from "./select-field.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

afterEach(cleanup);

/** The accessible description, in its order. */
function description(element: HTMLElement): (string | undefined)[] {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? undefined);
}

const texts = { label: "Postcode", hint: "Four digits, two letters.", error: "Add the letters." };
const options = [{ value: "nl", label: "Nederlands" }];

describe.each([
  ["a text field", <TextField key="text" {...texts} />],
  ["a text area", <TextArea key="area" {...texts} />],
  ["a select field", <SelectField key="select" {...texts} options={options} />],
  ["a checkbox", <Checkbox key="checkbox" {...texts} />],
])("%s", (_name, field) => {
  it("is found by its label, described by hint and error, and marked as invalid", () => {
    render(field);
    const control = screen.getByLabelText("Postcode");
    expect(description(control)).toEqual(["Four digits, two letters.", "Add the letters."]);
    expect(control.getAttribute("aria-invalid")).toBe("true");
  });
});

it("a field that says nothing more is found by its label too", () => {
  render(<PlainField label="Day" name="open" type="datetime-local" />);
  expect(screen.getByLabelText("Day").getAttribute("name")).toBe("open");
});

describe("a field without error or hint", () => {
  it("points to nothing and is not marked", () => {
    render(<TextField label="Name" id="name" />);
    const control = screen.getByLabelText("Name");
    expect(control.id).toBe("name");
    expect(control.hasAttribute("aria-describedby")).toBe(false);
    expect(control.hasAttribute("aria-invalid")).toBe(false);
  });
});

describe("a radio group", () => {
  it("has its question as a legend, and the error belongs to the group", () => {
    render(<RadioGroup {...texts} name="language" options={options} />);
    const group = screen.getByRole("group", { name: "Postcode" });
    expect(description(group)).toEqual(["Four digits, two letters.", "Add the letters."]);
    expect(screen.getByLabelText("Nederlands").getAttribute("name")).toBe("language");
  });
});

describe("a search field", () => {
  it("has a label and a named button though neither is seen", () => {
    render(<SearchField label="City or shop" buttonLabel="Search" />);
    expect(screen.getByLabelText("City or shop").getAttribute("name")).toBe("q");
    expect(screen.getByRole("button", { name: "Search" }).getAttribute("type")).toBe("submit");
  });
});

describe("an error summary", () => {
  it("takes the focus and leads to each field", () => {
    render(
      <ErrorSummary
        title="Two things are missing"
        errors={[{ fieldId: "name", message: "Write a name." }]}
      />,
    );
    expect(document.activeElement).toBe(screen.getByRole("alert"));
    expect(screen.getByRole("link", { name: "Write a name." }).getAttribute("href")).toBe("#name");
  });

  it("is not there when nothing is wrong", () => {
    render(<ErrorSummary title="Nothing" errors={[]} />);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
