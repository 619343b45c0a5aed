/** What a document needs of its style sheets before its visitor does anything. */
import { rulesFor, type SheetRule, sheetRules } from './sheet-rules.ts';
import { type Sheet, withHash } from './sheets.ts';

const rulesOf = new WeakMap<Sheet, SheetRule[]>();

/**
 * The parts of sheets which a piece of HTML needs.
 * @param first the sheet whose custom properties the others read
 * @param others whole sheets; one without its text stays as it is
 */
export async function usedSheets(first: Sheet, others: Sheet[], html: string): Promise<Sheet[]> {
  const used = await Promise.all(others.map((sheet) => partOf(sheet, html)));
  return [await partOf(first, html, used), ...used];
}

async function partOf(sheet: Sheet, html: string, others: Sheet[] = []): Promise<Sheet> {
  const { href, text } = sheet;
  if (text === undefined) return sheet;
  const rules = rulesOf.get(sheet) ?? sheetRules(text);
  rulesOf.set(sheet, rules);
  const read = others.map((other) => other.text ?? '').join('');
  return { ...(await withHash(href, rulesFor(rules, html, read))), isPart: true };
}
