import { DomUtils, parseDocument } from 'htmlparser2';

export type ParsedPage = ReturnType<typeof parseDocument>;
export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

export function listElements(root: ParsedPage | Element): Element[] {
  return DomUtils.findAll(() => true, root.children);
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** HTML of one element, with escaped values. */
export function toElement(parts: TemplateStringsArray, ...values: string[]): Element {
  const text = String.raw({ raw: parts }, ...values.map(escapeMarkup));
  const [element] = parseDocument(text).children as [Element];
  DomUtils.removeElement(element);
  return element;
}
