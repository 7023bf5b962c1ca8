import { fireEvent, screen } from "@testing-library/react";

/** What was decided and can still be taken back is sent at once. */
export async function sendNow(): Promise<void> {
  fireEvent.click(await screen.findByRole("button", { name: "Do it now" }));
}
