/** Whether what had the focus is gone from the page: whoever uses keys would begin at its top again. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
