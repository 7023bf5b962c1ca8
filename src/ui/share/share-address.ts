/**
 * Opens the share sheet of the device (Web Share API), or copies the address where there is none. Closing the sheet is no
 * failure.
 */
export async function shareAddress(shared: {
  title: string;
  url: string;
}): Promise<"none" | "copied" | "byHand"> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share(shared);
      return "none";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "none";
    }
  }
  try {
    await navigator.clipboard.writeText(shared.url);
    return "copied";
  } catch {
    return "byHand";
  }
}
