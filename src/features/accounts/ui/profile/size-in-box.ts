interface Size {
  width: number;
  height: number;
}

/** The size of a picture that is scaled down into a box, in whole pixels; one that is smaller stays as it is. */
export function sizeInBox({ width, height }: Size, box: Size): Size {
  const scale = Math.min(1, box.width / width, box.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
