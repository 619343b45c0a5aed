/**
 * Whether a key belongs to an IME composition. Safari ends the composition before its last key,
 * which has the code 229.
 */
export function isComposed({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}
