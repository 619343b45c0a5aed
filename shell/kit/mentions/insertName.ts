import type { Mention } from '@desert/contract/mentions';

/** Puts a name, and a space where none follows, in the place of what is typed of it, as if it were typed. */
export function insertName(area: HTMLTextAreaElement, { at, name }: Mention, chosen: string): void {
  const end = at + 1 + name.length;
  const gap = /^[\s\p{P}]/u.test(area.value.slice(end)) ? '' : ' ';
  replaceText(area, at, end, `@${chosen}${gap}`);
}

/** Replaces a part of a field's text as if the user had typed it. */
export function replaceText(
  area: HTMLTextAreaElement | HTMLInputElement,
  at: number,
  end: number,
  text: string,
): void {
  area.setSelectionRange(at, end);
  // What the browser writes itself can be undone, and tells the form. There is no other such way.
  if (document.execCommand?.('insertText', false, text)) return;
  area.setRangeText(text, at, end);
  area.setSelectionRange(at + text.length, at + text.length);
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
