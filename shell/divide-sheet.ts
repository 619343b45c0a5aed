/** Divides the shell's style sheet in two: docs/decisions/0006-styles-in-the-document.md */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { listCriticalNames } from './kit/build/criticalNames.ts';
import { listScopedClasses, SCOPED_CLASS } from './kit/build/css.ts';
import { hashFiles } from './kit/build/hash.ts';
import { computeIntegrity } from './kit/build/integrity.ts';
import { divideSheet, parseSheetRules } from './kit/build/sheetRules.ts';

/** Modules whose classes stay in the first sheet, because lists and cards of sections render them. */
const OF_LISTS = [
  'kit/records/RecordListPage.tsx',
  'kit/records/filters/QueryForm.tsx',
  'kit/records/FeedItem.tsx',
  'kit/records/MoreLink.tsx',
  'kit/records/StoryCounts.tsx',
  'kit/images/Picture.tsx',
  'kit/likes/LikeButton.tsx',
  'kit/saves/SaveButton.tsx',
  'kit/tags/TagList.tsx',
  'kit/text/Excerpt.tsx',
  'kit/ui/BackLink.tsx',
  'kit/ui/Byline.tsx',
  'kit/ui/Button.tsx',
  'kit/ui/CardTitle.tsx',
  'kit/ui/MemberName.tsx',
  'kit/ui/Sweater.tsx',
];

/** Sheets of what may be shown before the second sheet: menus, which the browser opens, and UI that needs no intent. */
const SHOWN_EARLY = [
  'kit/ui/MoreMenu.later.module.css',
  'ui/ProfileMenu.later.module.css',
  'account/profile/ProfileItems.later.module.css',
  'ui/Toasts.later.module.css',
  'ui/Footer.module.css',
  'ui/ThemeSwitch.module.css',
];

const BROWSER = 'dist/browser';

/**
 * Writes two sheets in place of one. The second has the rules of modules that neither `first` names nor lists render. All
 * custom properties are in the first: setting one later recomputes the style of every element. The shared classes stay
 * together: they override each other by their order. @param client file of the client's script
 */
export function divideShellSheet(file: string, client: string, first: string[]) {
  const css = readFileSync(join(BROWSER, file), 'utf8').trim();
  const shown = new Set([
    ...first,
    ...listCriticalNames(
      OF_LISTS.map((source) => resolve(source)),
      [resolve('kit/ui/EmptyNote.tsx')],
    ),
    ...SHOWN_EARLY.flatMap((sheet) => Array.from(listScopedClasses(resolve(sheet)))),
  ]);
  const findOwner = (name: string) =>
    SCOPED_CLASS.test(name) && !shown.has(name) ? 'later' : undefined;
  const parts = divideSheet(css, findOwner, 'main');
  const sheet = write(dirname(file), parts.get(undefined) ?? '');
  const later = write(dirname(file), parts.get('later') ?? '');
  rmSync(join(BROWSER, file));
  insertAddress(join(BROWSER, client), later);
  return { rules: parseSheetRules(css, findOwner), sheet, later };
}

/** The client has the second sheet's address, so a change of a sheet must change the client's name. */
export function hashSheets(): Plugin {
  const sheets = globSync(
    '{app,account,games,kit,member,moderation,privacy,search,sections,ui}/**/*.css',
  );
  return { name: 'hash-sheets', augmentChunkHash: () => hashFiles([...sheets, 'divide-sheet.ts']) };
}

function write(folder: string, css: string): string {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const file = join(folder, `style-${hash}.css`);
  writeFileSync(join(BROWSER, file), css);
  return file;
}

/** Replaces the placeholder of `app/laterSheet.ts`, an undeclared global, which minifiers do not rename. */
function insertAddress(client: string, later: string): void {
  const text = readFileSync(client, 'utf8');
  const address = [`/${later}`, computeIntegrity(join(BROWSER, later))];
  if (!text.includes('LATER_SHEET')) throw new Error(`${client} does not load the second sheet.`);
  writeFileSync(client, text.replaceAll('LATER_SHEET', JSON.stringify(address)));
}
