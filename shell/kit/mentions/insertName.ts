import type { Mention } from '@desert/contract/members/mentions';

/** Completes a mention, and adds a space unless whitespace or punctuation follows. */
export function insertName(area: HTMLTextAreaElement, { at, name }: Mention, chosen: string): void {
  const end = at + 1 + name.length;
  const gap = /^[\s\p{P}]/u.test(area.value.slice(end)) ? '' : ' ';
  replaceText(area, at, end, `@${chosen}${gap}`);
}

export function replaceText(
  area: HTMLTextAreaElement | HTMLInputElement,
  at: number,
  end: number,
  text: string,
): void {
  area.setSelectionRange(at, end);
  // The only way that supports Undo and fires input events.
  if (document.execCommand?.('insertText', false, text)) return;
  area.setRangeText(text, at, end);
  area.setSelectionRange(at + text.length, at + text.length);
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
