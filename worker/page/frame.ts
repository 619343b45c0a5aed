import { forBrowsers } from '@desert/contract/first-rules';
import type { PageHead, SectionManifest } from '@desert/contract/page';
import { matchRoute } from '@desert/contract/routes';
import type { PageState } from '@desert/contract/shell';
import { demoAccount } from '../accounts/demo.ts';
import { cachedManifest } from '../sections/manifests.ts';
import { sectionWorker } from '../sections/section-workers.ts';
import type { Integrity } from './document.ts';
import { isHydratable, runnable } from './kit-skew.ts';
import type { PageRequest } from './page-request.ts';
import type { PageParts } from './parts.ts';
import { themeOf } from './theme.ts';

const UNAVAILABLE: PageHead & { status: number } = {
  status: 503,
  title: 'Back in a moment',
  description: 'This part of the site isn’t responding right now.',
};

/** A page without the HTML of its sections. */
export interface Frame {
  head: PageHead & { status: number };
  /** The shell's HTML, with the places of the sections. */
  html: string;
  state: PageState;
  /** Of the builds that rendered a part of the page. */
  manifests: SectionManifest[];
  /** The scripts of those which run on it, and their style sheets. */
  scripts: string[];
  styles: string[];
  /** All that these begin with, and what Module Federation loads later. */
  modules: string[];
  /** What the files of the page have to be, by their addresses. */
  integrity: Integrity;
  /** The sections whose HTML is of another kit than the shell's. */
  foreign: string[];
  /** Manifests of the sections whose strips are below it, once they are rendered; without those of empty strips. */
  strips?: SectionManifest[];
}

/** What the shell makes of a page around its parts. @param scripted whether the sections' code runs on it */
export function framePage(
  page: PageRequest,
  { viewer, suspension, answers, parts, unavailable, strips }: PageParts,
  scripted: boolean,
): Frame {
  const { env, shell, request, path, search, form } = page;
  const manifests = parts.map(({ manifest }) => manifest);
  const failed = unavailable.flatMap((name) => cachedManifest(page, name) ?? []);
  const known = scripted ? [...manifests, ...failed] : [];
  const state: PageState = {
    viewer,
    theme: themeOf(request),
    sections: env.SECTIONS,
    manifests: Object.fromEntries(known.map((one) => [one.name, forBrowsers(one)])),
    soon: env.SECTIONS.filter(({ name }) => !sectionWorker(env, name)).map(({ name }) => name),
    credit: env.CREDIT,
    unavailable,
    answers: Object.assign({}, answers, ...(scripted ? parts.map(({ answers }) => answers) : [])),
    tag: strips?.tag,
    title: strips && parts[0]?.head.title,
    form: form && { errors: form.errors, values: form.values },
    suspension: form?.suspended ? form.errors['message'] : suspension,
    demo: demoAccount(env),
  };
  const { html, page: own } = shell.render(state, { path, search });
  const running = scripted ? manifests : [];
  return {
    head: own ?? parts[0]?.head ?? UNAVAILABLE,
    html,
    state,
    manifests,
    ...filesOf(page, running),
    integrity: integrityOf(page, manifests),
    foreign: running.filter((one) => !isHydratable(one, shell)).map(({ name }) => name),
  };
}

/** The files of the sections that run on a page. */
export function filesOf(page: PageRequest, manifests: SectionManifest[]) {
  const running = runnable(manifests, page);
  const scripts = running.flatMap((manifest) => scriptsOf(manifest, page));
  return {
    scripts,
    styles: running.flatMap(({ styles }) => styles),
    modules: [scripts, running.map(({ entry }) => entry), running.map((one) => one.preloads)].flat(
      2,
    ),
  };
}

/** What the files of sections have to be, and those of the shell, by their addresses. */
export function integrityOf({ shell }: PageRequest, manifests: SectionManifest[]): Integrity {
  return Object.assign({}, shell.integrity, ...manifests.map(({ integrity }) => integrity));
}

/** What a section's page runs first: the module it exposes, or where that waits for Module Federation, all of it. */
function scriptsOf(manifest: SectionManifest, { shell, path }: PageRequest): string[] {
  const { entry, exposed, preloads, routes } = manifest;
  const waits = matchRoute(routes, path)?.route.shape === 'form';
  if (exposed !== undefined && !waits) return [exposed];
  return [...shell.federation, entry, ...preloads];
}
