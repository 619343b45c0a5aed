#!/usr/bin/env node
/**
 * Builds the section in the current folder:
 *   dist/server/             its Worker, with the manifest of this build
 *   dist/assets/mf/{name}/   its files, as the Worker serves them: section.json and {build}/…
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toBrowserManifest } from '@desert/contract/pages/critical-rules';
import type { CriticalRule, SectionManifest } from '@desert/contract/pages/page';
import { buildScopedSheet } from '@desert/contract/pages/section-sheet';
import { build } from 'vite';
import type { SectionDefinition } from '../section/define.ts';
import { takeManifest } from './common.ts';
import { listCriticalNames, resolveSourceFile } from './criticalNames.ts';
import { SCOPED_CLASS } from './css.ts';
import { buildId } from './hash.ts';
import { computeIntegrity, writeIntegrity } from './integrity.ts';
import { computeKitIdentity } from './kit-identity.ts';
import { EXPOSED, listNeededFiles } from './listNeededFiles.ts';
import { REMOTE_ENTRY, toSectionName, defineSectionServerConfig } from './section.ts';
import { divideSheet, parseSheetRules } from './sheetRules.ts';

/** Shorter sheets are not worth a request. */
const MIN_SHEET_LENGTH = 300;

/** Matches files that Module Federation builds for hosts. A section is a remote and does not need them. */
const HOST_ONLY = /\/(hostInit|pendingShares)-/;

const name = toSectionName(process.cwd());

rmSync('dist', { recursive: true, force: true });
try {
  // First, because it has all rules of the source: after an error, Module Federation holds the other build for 10 s.
  await build(defineSectionServerConfig());
  // Uses the section's vite.config.ts.
  await build({ logLevel: 'warn' });
} catch (error) {
  console.error(`${name} does not build.\n${describeError(error as Error)}`);
  process.exit(1);
}
const chunks = takeManifest();
const files = collectBrowserFiles();
const declaration = await readDeclaration();
const firstRules = files.styles.flatMap(writeSheets);
writeIntegrity('dist/browser', files.exposed);

const ofAnyBuild = {
  name,
  kit: await computeKitIdentity(),
  firstRules,
  ...declaration,
  routes: declaration.routes.map((route) => ({
    ...route,
    style: route.style && existsSync(join('dist/browser', route.style)) ? route.style : undefined,
  })),
};
// Written before hashing, so that a changed manifest changes the build id: the edge fetches it once per id.
writeServerManifest(ofAnyBuild);
// With the configuration of its Worker, which is deployed with the files.
const id = buildId(['dist/browser', 'dist/server'], ['wrangler.toml']);
const manifest: SectionManifest = {
  ...ofAnyBuild,
  build: id,
  ...toPublicFiles(`/mf/${name}/${id}/`),
};
writeServerManifest(manifest);
mkdirSync(`dist/assets/mf/${name}`, { recursive: true });
writeFileSync(`dist/assets/mf/${name}/section.json`, JSON.stringify(toBrowserManifest(manifest)));
renameSync('dist/browser', `dist/assets/mf/${name}/${id}`);
console.log(`${name}: build ${id}`);

function writeServerManifest(about: object): void {
  const text = `export default ${JSON.stringify(about)};\n`;
  writeFileSync('dist/server/section-manifest.js', text);
}

/**
 * Files that a page loads at start: entry, section, styles and preloads. @throws unless the section module is one file
 */
function collectBrowserFiles() {
  const styles = Object.values(chunks).filter(({ file }) => file.endsWith('.css'));
  const exposed = chunks[EXPOSED];
  if (!exposed || exposed.imports?.length) throw new Error(`${EXPOSED} is not built as one file.`);
  return {
    entry: REMOTE_ENTRY,
    exposed: exposed.file,
    styles: styles.map(({ file }) => file),
    preloads: listNeededFiles(REMOTE_ENTRY, chunks).filter(
      (file) => file !== REMOTE_ENTRY && !HOST_ONLY.test(file),
    ),
  };
}

/**
 * Writes a sheet without the rules that only one page needs: these go into a sheet beside the page's script, with which
 * it is loaded. @returns the rules of the first paint
 */
function writeSheets(file: string): CriticalRule[] {
  const css = readFileSync(join('dist/browser', file), 'utf8');
  const parts = divideSheet(css, createOwnerLookup(), 'owners');
  let main = parts.get(undefined) ?? '';
  for (const [sheet, own] of parts) {
    if (sheet === undefined) continue;
    if (own.length < MIN_SHEET_LENGTH) main += own;
    else writeFileSync(join('dist/browser', sheet), buildScopedSheet(name, own));
  }
  writeFileSync(join('dist/browser', file), buildScopedSheet(name, main));
  return parseSheetRules(css);
}

/** Finds the sheet of the only page that renders a class. */
function createOwnerLookup() {
  const users = new Map<string, Set<string | undefined>>();
  const parts: { styleNames?: string[] | undefined; style?: string | undefined }[] = [
    ...declaration.routes,
    ...Object.values(declaration.widgets),
  ];
  for (const { styleNames = [], style } of parts)
    for (const each of styleNames.filter((value) => SCOPED_CLASS.test(value)))
      users.set(each, (users.get(each) ?? new Set()).add(style));
  return (each: string) => {
    const [sheet, ...others] = users.get(each) ?? [];
    return others.length > 0 ? undefined : sheet;
  };
}

/** The place of a page's own sheet; undefined if the section's module contains the page. */
function findPageSheet(source: string | string[] | undefined): string | undefined {
  return chunks[[source].flat()[0] ?? '']?.file.replace(/js$/, 'css');
}

function toPublicFiles(base: string) {
  const { entry, exposed, styles, preloads } = files;
  const ofPages = ofAnyBuild.routes.flatMap(({ preloads = [], style = [] }) =>
    [preloads, style].flat(),
  );
  const at = (file: string) => base + file;
  const integrity = [...new Set([entry, exposed, ...preloads, ...ofPages, ...styles])].map(
    (file) => [at(file), computeIntegrity(join('dist/browser', file))],
  );
  return {
    routes: ofAnyBuild.routes.map((route) =>
      Object.assign({}, route, {
        preloads: route.preloads?.map(at),
        style: route.style && at(route.style),
      }),
    ),
    entry: at(entry),
    exposed: at(exposed),
    styles: styles.map(at),
    preloads: preloads.map(at),
    integrity: Object.fromEntries(integrity) as Record<string, string>,
  };
}

async function readDeclaration(): Promise<Required<Pick<SectionManifest, 'routes' | 'widgets'>>> {
  const url = pathToFileURL('dist/server/declaration.js').href;
  const exported = Object.values((await import(url)) as Record<string, Partial<SectionDefinition>>);
  const section = exported.find((value) => value?.name === name && value.routes);
  if (!section?.routes) throw new Error(`declaration.tsx must export the section '${name}'`);
  return {
    // JSON leaves out a route's functions: its page, head and redirects.
    routes: section.routes.map(({ source, ...route }) => ({
      ...route,
      styleNames: listStyleNames(source),
      style: findPageSheet(source),
      preloads: listLazyFiles(source),
    })),
    widgets: Object.fromEntries(
      Object.entries(section.widgets ?? {}).map(([widget, { reads, loading, shared, source }]) => [
        widget,
        { reads, loading, shared, styleNames: listStyleNames(source) },
      ]),
    ),
  };
}

/** Files of a page's lazy code; undefined if the section's module contains the page. */
function listLazyFiles(source: string | string[] | undefined): string[] | undefined {
  const pages = [source ?? []].flat().flatMap((value) => chunks[value] ?? []);
  if (pages.length === 0) return undefined;
  return [...new Set(pages.flatMap(({ file }) => listNeededFiles(file, chunks)))].filter(
    (file) => !files.preloads.includes(file) && file !== files.exposed,
  );
}

function listStyleNames(source: string | string[] | undefined): string[] | undefined {
  if (source === undefined) return undefined;
  return listCriticalNames([source].flat().map((value) => resolveSourceFile(value, process.cwd())));
}

function describeError({ message }: Error): string {
  return message.split(/\n\s+at /)[0] ?? message;
}
