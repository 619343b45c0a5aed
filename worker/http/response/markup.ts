export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Escapes text for XML, and drops characters that XML 1.0 forbids: https://www.w3.org/TR/xml/#charsets */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(NOT_XML, ''));
}

/** JSON for a script element; it cannot end the element. */
export function toScriptJson(value: unknown): string {
  return escapeJson(JSON.stringify(value));
}

export function escapeJson(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
