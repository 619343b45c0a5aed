/** Safari ends a composition (IME) before its last key, which has the code 229. */
export function isComposed({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}
