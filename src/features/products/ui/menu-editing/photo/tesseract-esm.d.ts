/** The package as one module, which it has no types for of its own (7.0.0). */
declare module "tesseract.js/dist/tesseract.esm.min.js" {
  import tesseract from "tesseract.js";

  export default tesseract;
}
