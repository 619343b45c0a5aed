/** Inlines the style rules of the first paint, because waiting for sheets would cost a first visit a round trip. */
import { selectCss, listReadNames } from '@desert/contract/pages/critical-rules';
import type { CriticalRule, SectionManifest } from '@desert/contract/pages/page';
import { matchRoute } from '@desert/contract/pages/routes';
import { openScope } from '@desert/contract/pages/section-sheet';
import type { ShellRenderer } from '@desert/contract/pages/shell';
import { computeSha256 } from '../http/response/security-headers.ts';
import { shareInIsolate } from '../platform/isolate/memory.ts';
import { log } from '../platform/log/log.ts';
import type { PageRequest } from './page-request.ts';

export interface ShownPart {
  manifest: SectionManifest;
  widget?: string | undefined;
}

export interface Sheet {
  href: string;
  text?: string;
  hash?: string;
  /** Sheets that the page loads with this one. */
  more?: string[];
  /** With `text`: the sheets of which it is a part, in their order. The archive links them. */
  partOf?: string[];
}

/** Addresses of sheets and of those that they bring. */
export function listSheetFiles(sheets: Sheet[]): string[] {
  return sheets.flatMap(({ href, more = [] }) => [href, ...more]);
}

const MAX_ENTRIES = 200;

const cache = shareInIsolate(new Map<string, Sheet[]>());

/**
 * A page's sheets with the rules of the first paint inlined; links if a build declares no style names. @param ofShell
 * style names of the shell's content besides its layout: see `CriticalRule`
 */
export async function getPageSheets(
  { shell, path }: Pick<PageRequest, 'shell' | 'path'>,
  ofShell: string[],
  shown: ShownPart[],
): Promise<Sheet[]> {
  const declared = shown.map((part) => listDeclaredStyles(part, path));
  const key = [shell.build, ...declared.map(({ id }) => id), ...ofShell].join('\n');
  const cached = cache.get(key);
  if (cached) return cached;
  const sections = [...new Map(shown.map(({ manifest }) => [manifest.name, manifest])).values()];
  const names = declared.flatMap(({ styleNames }) => (styleNames ? [styleNames] : []));
  const own = declared.flatMap(({ style }) => style ?? []);
  const { href, later, layout } = shell.sheet;
  const sheets =
    names.length === shown.length
      ? buildFirstSheets(shell.sheet, sections, own, [...layout, ...ofShell, ...names.flat()])
      : [href, later ?? [], sections.flatMap(({ styles }) => styles), own]
          .flat()
          .map((file) => ({ href: file }));
  if (cache.size >= MAX_ENTRIES) cache.clear();
  cache.set(key, await sheets);
  return sheets;
}

/** Route of a path that no route matches: the kit renders its not-found page there. */
const NOT_FOUND = { path: '', styleNames: [], style: undefined };

function listDeclaredStyles({ manifest, widget }: ShownPart, path: string) {
  const { name, build, firstRules, routes, widgets } = manifest;
  const route = widget === undefined ? (matchRoute(routes, path)?.route ?? NOT_FOUND) : undefined;
  return {
    id: [name, build, widget ?? route?.path].join(' '),
    style: route?.style,
    styleNames: firstRules && (route ?? widgets?.[widget ?? ''])?.styleNames,
  };
}

function buildFirstSheets(
  sheet: ShellRenderer['sheet'],
  sections: SectionManifest[],
  own: string[],
  names: string[],
): Promise<Sheet[]> {
  const all = new Set(names);
  const rules: CriticalRule[][] = [
    sheet.rules,
    ...sections.map((manifest) => manifest.firstRules ?? []),
  ];
  for (const property of rules.flatMap((some) => listReadNames(some, all))) all.add(property);
  return Promise.all([
    toHashedSheet(
      { href: sheet.href, partOf: [sheet.later ?? [], sheet.href].flat() },
      selectCss(sheet.rules, all),
    ),
    ...sections.flatMap((section) => {
      const more = own.filter((file) => file.startsWith(`/mf/${section.name}/`));
      return section.styles
        .slice(0, 1)
        .map((href) =>
          toHashedSheet({ href, more, partOf: [href, ...more] }, buildScopedRules(section, all)),
        );
    }),
  ]);
}

async function toHashedSheet(sheet: Sheet, text: string): Promise<Sheet> {
  return { ...sheet, text, hash: `'${await computeSha256(text)}'` };
}

/** A section's rules in its scope; '' if they contain something like a tag, which could end the style element. */
function buildScopedRules({ name, build, firstRules = [] }: SectionManifest, names: Set<string>) {
  const css = selectCss(firstRules, names);
  if (css === '') return '';
  if (!/<[/!]/.test(css)) return `${openScope(name)}${css}}`;
  log('section.sheet', { section: name, build, fault: 'its rules have what looks like HTML' });
  return '';
}
