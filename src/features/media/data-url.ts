/** A picture as an address to show it by before it is sent: the content policy knows no `blob:`. */
export function dataUrlOf(image: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(new Error("The file cannot be read")));
    reader.readAsDataURL(image);
  });
}

/** Back again; it is nothing that a page may fetch. */
export function blobOfDataUrl(address: string): Blob {
  const [, mime = "", content = ""] = /^data:([^;,]*);base64,(.*)$/s.exec(address) ?? [];
  const bytes = Uint8Array.from(atob(content), (letter) => letter.codePointAt(0) ?? 0);
  return new Blob([bytes], { type: mime });
}
