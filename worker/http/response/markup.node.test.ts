import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeHtml, escapeXml, toScriptJson } from './markup.ts';

const signs = ['</script', '<!--', '&#60;', ...Array.from('<>&"\'\u0000\u2028\uFFFE')];
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...signs)).map((parts) => parts.join('')),
);

/** Decodes the numeric character references of HTML. */
const read = (html: string) =>
  html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

it('a text that is escaped for HTML or XML contains no markup, and reads back unchanged', () => {
  fc.assert(
    fc.property(text, (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']|&(?!#\d+;)/);
      expect(read(escapeHtml(text))).toBe(text);
      expect(escapeXml(text)).not.toMatch(/[<>"'\uFFFE\uFFFF]|[^\P{Cc}\t\n\r\u007F-\u009F]/u);
      expect(escapeXml(escapeXml(text))).toBe(escapeHtml(escapeXml(text)));
    }),
  );
});

it('data in a script element reads back unchanged, and does not end the element', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.jsonValue()), (value) => {
      expect(toScriptJson(value)).not.toContain('<');
      expect(JSON.parse(toScriptJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
