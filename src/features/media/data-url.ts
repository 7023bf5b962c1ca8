/** A picture as an address to show it by before it is sent: the content policy knows no `blob:`. */
export function dataUrlOf(image: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(new Error("The file cannot be read")));
    reader.readAsDataURL(image);
  });
}
