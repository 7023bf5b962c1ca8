import { fireEvent, screen, within } from "@testing-library/react";
import { showReviews } from "../reviews.test-support.tsx";

/** Shows the reviews of a shop, and opens the form. */
export async function open(given: Parameters<typeof showReviews>[0] = {}) {
  showReviews(given);
  fireEvent.click(await screen.findByRole("button", { name: /^(Write|Finish|Edit)/ }));
  return screen.findByRole("dialog");
}

export const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

const group = (name: string) => screen.getAllByRole("group", { name })[0] as HTMLElement;

export const stars = (name: string) =>
  within(group("How was it?")).getByRole<HTMLInputElement>("radio", { name: `${name} of 5 stars` });

export const isChecked = (name: string) => stars(name).checked;

/** The drawing of a star, as a thumb finds it. */
export function tap(star: number, of = "How was it?") {
  fireEvent.click(group(of).querySelector(`[data-star="${star}"]`) as Element);
}

export function type(text: string) {
  fireEvent.change(screen.getByRole("textbox", { name: "What should others know?" }), {
    target: { value: text },
  });
}
