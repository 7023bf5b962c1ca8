/** Whether this browser draws maps at all. Asked before the map's half a megabyte is fetched. */
export function canDrawMaps(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  // There are few contexts a page, and this one is not needed any more.
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}
