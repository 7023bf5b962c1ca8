import dataAddress from "@tesseract.js-data/nld/4.0.0_best_int/nld.traineddata.gz?url";
import type { Worker } from "tesseract.js";
import plainCore from "tesseract.js-core/tesseract-core-lstm.wasm.js?url";
import fastCore from "tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url";
// As one module: of its files with require() the bundler would give a part of its runtime to every page.
import tesseract from "tesseract.js/dist/tesseract.esm.min.js";
import workerAddress from "tesseract.js/dist/worker.min.js?url";
import type { Recognise } from "./read-picture.ts";

// The engine in the browser of whoever keeps a menu: no photo leaves the device. It is loaded when somebody asks for it, from this
// site, and works beside the page. Only its worker may run WebAssembly (src/platform/http/middleware-stack.ts).

interface TrustedTypes {
  createPolicy(name: "default", rules: { createScriptURL(address: string): string | null }): unknown;
}

// The engine starts its worker by an address that it makes itself. Browsers with trusted types take such a one only if the default
// policy does, and this one takes no other.
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy("default", {
  createScriptURL: (address) => (address === new URL(workerAddress, location.href).href ? address : null),
});

/** A module with one instruction on sixteen bytes at once: browsers since 2023 take it, and read three times as fast. */
const MODULE_WITH_SIMD = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98,
  11,
];

const LAYOUTS = { column: tesseract.PSM.SINGLE_COLUMN, block: tesseract.PSM.SINGLE_BLOCK };

export interface Engine {
  recognise: Recognise;
  close: () => void;
}

/**
 * Starts the engine; `onProgress` hears the share of a picture that is read.
 * @throws where it does not come or may not run
 */
export async function openEngine(onProgress: (share: number) => void): Promise<Engine> {
  const hasSimd = WebAssembly.validate(Uint8Array.from(MODULE_WITH_SIMD));
  // Of data that it cannot use it says so to `errorHandler` alone: what it promised would be waited for in vain.
  const worker = await new Promise<Worker>((resolve, reject) => {
    tesseract
      .createWorker("nld", tesseract.OEM.LSTM_ONLY, {
        // It adds `/nld.traineddata.gz`, which is no part of the address of a file that has a hash in its name. Data that it is
        // given as bytes it takes for the name of a language (7.0.0).
        langPath: `${dataAddress}?`,
        workerPath: workerAddress,
        workerBlobURL: false,
        corePath: hasSimd ? fastCore : plainCore,
        cacheMethod: "none",
        logger: ({ status, progress }) => status === "recognizing text" && onProgress(progress),
        errorHandler: reject,
      })
      .then(resolve, reject);
  });
  return {
    recognise: async (file, layout) => {
      await worker.setParameters({ tessedit_pageseg_mode: LAYOUTS[layout] });
      // Its types name pictures alone; it takes the bytes of a file as well.
      const picture = new Blob([file as Uint8Array<ArrayBuffer>]);
      return (await worker.recognize(picture, {}, { blocks: true })).data;
    },
    close: () => void worker.terminate(),
  };
}
