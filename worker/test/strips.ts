/** Visits History's pages with other sections, which render strips on them. */
import type { SectionManifest } from '@desert/contract/pages/page';
import { createEdge } from '../edge.ts';
import type { Env } from '../env.ts';
import { clearIsolate } from '../platform/isolate/memory.ts';
import { context } from './background.ts';
import { shell } from './shell.ts';
import { sectionWith, edgeEnv, fragment, type Handler, manifest, sectionFetch } from './visit.ts';

export const SEASON = '/history/2011-12';

const [season] = manifest.routes;

export const tagged = { ...manifest, routes: [{ ...season!, tag: 'season::year' }] };

const history = sectionWith(() => fragment('<h1>2011-12</h1>'), tagged);

/** A section with a strip of records tagged with a season. @param more overrides fields of its manifest */
export const strip = (
  name: string,
  render: Handler,
  more: Partial<SectionManifest> = {},
): Handler =>
  sectionWith(render, {
    ...manifest,
    name,
    entry: `/mf/${name}/aaaa/remoteEntry.js`,
    styles: [`/mf/${name}/aaaa/style.css`],
    routes: [],
    widgets: {
      tagged: {
        reads: { records: `/api/${name}/?tag=:tag&limit=3` },
        loading: '',
        styleNames: [],
      },
    },
    ...more,
  });

/** Sections without a fault: History, and the strips of News and Memories. */
export const good: Record<'history' | 'news' | 'memories', Handler> = {
  history,
  news: strip('news', () => fragment('<p>A post</p>')),
  memories: strip('memories', () => fragment('<p>A memory</p>')),
};

/**
 * Creates an edge without cached manifests and styles. @returns a function that visits a path
 * @param changed handlers in place of those of `good`; the edge reads it at each request
 */
export function edgeWith(changed: Partial<typeof good> = {}, more: Partial<Env> = {}) {
  clearIsolate();
  const edge = createEdge(shell);
  const bind = (name: keyof typeof good) => ({
    fetch: sectionFetch((request) => (changed[name] ?? good[name])(request)),
  });
  const bindings = {
    SECTIONS: ['history', 'news', 'memories'].map((name) => ({
      name,
      label: name,
      path: `/${name}`,
      widgets: name === 'history' ? [] : ['tagged'],
    })),
    MF_HISTORY: bind('history'),
    MF_NEWS: bind('news'),
    MF_MEMORIES: bind('memories'),
    ...more,
  } as unknown as Partial<Env>;
  const env = edgeEnv(undefined, undefined, bindings);
  return (path: string) => edge.fetch(new Request(`https://desert.test${path}`), env, context);
}
