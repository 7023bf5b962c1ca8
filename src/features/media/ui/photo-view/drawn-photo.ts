/** A photo that is open: as many quarters as it has been turned to the right since, from 0 to 3. */
export interface DrawnPhoto {
  source: ImageBitmap;
  quarters: number;
}

/** What a photo is as it is seen, in pixels. */
export function seenSize({ source: { width, height }, quarters }: DrawnPhoto) {
  return quarters % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** Draws it as it is seen: the content policy knows no other address for what is only on this device. */
export function drawPhoto(canvas: HTMLCanvasElement, photo: DrawnPhoto): CanvasRenderingContext2D | null {
  const { source, quarters } = photo;
  const { width, height } = seenSize(photo);
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.translate(width / 2, height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(source, -source.width / 2, -source.height / 2);
  return context;
}
