/** Whether a key is of an input method's text. Safari ends a composition before the key that ended it, which has the code 229. */
export function isComposed({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}
