/** Inlines the style rules of the first paint, because waiting for sheets would cost a first visit a round trip. */
import { cssFor, readBy } from '@desert/contract/pages/first-rules';
import type { FirstRule, SectionManifest } from '@desert/contract/pages/page';
import { matchRoute } from '@desert/contract/pages/routes';
import { scopeOf } from '@desert/contract/pages/section-sheet';
import type { ShellRenderer } from '@desert/contract/pages/shell';
import { sha256 } from '../http/response/security-headers.ts';
import { shareInIsolate } from '../platform/isolate/memory.ts';
import { log } from '../platform/log/log.ts';
import type { PageRequest } from './page-request.ts';

export interface Shown {
  manifest: SectionManifest;
  widget?: string | undefined;
}

export interface Sheet {
  href: string;
  text?: string;
  hash?: string;
}

const MAX_ENTRIES = 200;

const cache = shareInIsolate(new Map<string, Sheet[]>());

/**
 * A page's sheets with the rules of the first paint inlined; links if a build declares no style names. @param ofShell
 * style names of the shell's content besides its layout: see `FirstRule`
 */
export async function pageSheets(
  { shell, path }: Pick<PageRequest, 'shell' | 'path'>,
  ofShell: string[],
  shown: Shown[],
): Promise<Sheet[]> {
  const declared = shown.map((one) => declaredAt(one, path));
  const key = [shell.build, ...declared.map(({ id }) => id), ...ofShell].join('\n');
  const cached = cache.get(key);
  if (cached) return cached;
  const sections = [...new Map(shown.map(({ manifest }) => [manifest.name, manifest])).values()];
  const names = declared.flatMap(({ styleNames }) => (styleNames ? [styleNames] : []));
  const sheets =
    names.length === shown.length
      ? firstSheets(shell.sheet, sections, [...shell.sheet.layout, ...ofShell, ...names.flat()])
      : [shell.sheet.href, ...sections.flatMap(({ styles }) => styles)].map((href) => ({ href }));
  if (cache.size >= MAX_ENTRIES) cache.clear();
  cache.set(key, await sheets);
  return sheets;
}

/** Route of a path that no route matches: the kit renders its not-found page there. */
const NOT_FOUND = { path: '', styleNames: [] };

function declaredAt({ manifest, widget }: Shown, path: string) {
  const { name, build, firstRules, routes, widgets } = manifest;
  const route = widget === undefined ? (matchRoute(routes, path)?.route ?? NOT_FOUND) : undefined;
  return {
    id: [name, build, widget ?? route?.path].join(' '),
    styleNames: firstRules && (route ?? widgets?.[widget ?? ''])?.styleNames,
  };
}

function firstSheets(
  sheet: ShellRenderer['sheet'],
  sections: SectionManifest[],
  names: string[],
): Promise<Sheet[]> {
  const all = new Set(names);
  const rules: FirstRule[][] = [sheet.rules, ...sections.map((one) => one.firstRules ?? [])];
  for (const property of rules.flatMap((some) => readBy(some, all))) all.add(property);
  return Promise.all([
    withHash(sheet.href, cssFor(sheet.rules, all)),
    ...sections.flatMap((section) =>
      section.styles.slice(0, 1).map((href) => withHash(href, scopedRules(section, all))),
    ),
  ]);
}

async function withHash(href: string, text: string): Promise<Sheet> {
  return { href, text, hash: `'${await sha256(text)}'` };
}

/** A section's rules in its scope; '' if they contain something like a tag, which could end the style element. */
function scopedRules({ name, build, firstRules = [] }: SectionManifest, names: Set<string>) {
  const css = cssFor(firstRules, names);
  if (css === '') return '';
  if (!/<[/!]/.test(css)) return `${scopeOf(name)}${css}}`;
  log('section.sheet', { section: name, build, fault: 'its rules have what looks like HTML' });
  return '';
}
