/** The files of the sections on a page. */
import type { SectionManifest } from '@desert/contract/pages/page';
import { matchRoute } from '@desert/contract/pages/routes';
import type { Integrity } from './document.ts';
import { listRunnableSections } from './kit-skew.ts';
import type { PageRequest } from './page-request.ts';

export interface Assets {
  /** The builds that made the page, for fault reports: 'edge 1f2e…', 'news 83861c95c5'. */
  builds: string[];
  names: string[];
  preloads: string[];
  styles: string[];
  modules: string[];
  integrity: Integrity;
}

/** @param running the sections whose code runs on the page @param shown those whose HTML is on it */
export function listAssets(
  page: PageRequest,
  running: SectionManifest[],
  shown: SectionManifest[],
): Assets {
  const { env, shell, path } = page;
  const runnable = listRunnableSections(running, page);
  const preloads = runnable.flatMap(({ entry, exposed, preloads: ofBuild, routes }) => {
    const route = matchRoute(routes, path)?.route;
    // Forms, and sections without an exposed module, load by Module Federation.
    const first = route?.shape === 'form' ? undefined : exposed;
    const files = first === undefined ? [...shell.federation, entry, ...ofBuild] : [first];
    const kit = Object.entries(shell.parts).find(([name]) => name === route?.parts)?.[1];
    return [...files, ...(kit ?? []), ...(route?.preloads ?? [])];
  });
  const later = runnable.flatMap(({ entry, preloads: ofBuild }) => [entry, ...ofBuild]);
  const builds = shown.map(({ name, build }) => `${name} ${build}`);
  return {
    builds: [`edge ${env.EDGE_BUILD}`, `shell ${shell.build}`, ...builds],
    names: shown.map(({ name }) => name),
    preloads,
    styles: runnable.flatMap(({ styles }) => styles),
    modules: [...preloads, ...later],
    integrity: Object.assign({}, shell.integrity, ...shown.map(({ integrity }) => integrity)),
  };
}

/** The assets of a page that is hydrated when it is used: the section's sheets, and the shell's code for it. */
export function addLazyFiles(
  assets: Assets,
  { shell }: PageRequest,
  { styles }: SectionManifest,
): Assets {
  return { ...assets, styles, preloads: shell.lazyHydration, modules: shell.lazyHydration };
}
