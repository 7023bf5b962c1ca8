/** A box or a text of a share image, styled as for a browser; satori lays it out. */
export interface CardBox {
  type: "div";
  props: {
    style: Record<string, string | number>;
    children?: CardBox[] | string;
  };
}

/** A drawing of our own (SVG with a `viewBox`) and the place it fills; what does not fit its shape is cut off. */
export interface ShareImagePicture {
  svg: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A picture with words in it, in pixels. The words lie above the pictures. */
export interface ShareImageTask {
  width: number;
  height: number;
  pictures: readonly ShareImagePicture[];
  words: CardBox;
}
