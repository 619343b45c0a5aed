/** Text and data as HTML and XML carry them. */

/** Text for an element or a quoted attribute of HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The same for XML, without what no XML 1.0 document may hold: https://www.w3.org/TR/xml/#charsets */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(NOT_XML, ''));
}

/** JSON for a script element of data: nothing in it ends the element. */
export function scriptJson(value: unknown): string {
  return escapeJson(JSON.stringify(value));
}

/** Escapes a text that is JSON already. */
export function escapeJson(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
