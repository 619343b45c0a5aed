/** Elements of parsed pages. */
import { DomUtils, parseDocument } from 'htmlparser2';

export type Document = ReturnType<typeof parseDocument>;
export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

export function listElements(root: Document | Element): Element[] {
  return DomUtils.findAll(() => true, root.children);
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** HTML of one element, with escaped values. */
export function toElement(parts: TemplateStringsArray, ...values: string[]): Element {
  const text = String.raw({ raw: parts }, ...values.map(escapeHtml));
  const [element] = parseDocument(text).children as [Element];
  DomUtils.removeElement(element);
  return element;
}
