/** Client-side navigation: loads the code and the data of the page at a path. */
import { matchRoute, listReads, findSection, getRouteTag } from '@desert/contract/pages/routes';
import type { PageState } from '@desert/contract/pages/shell';
import { staticWidgetPath, WIDGETS_PREFIX } from '@desert/contract/pages/widgets';
import { $viewer, createApiCache, loadFilters, readApi } from '@desert/kit/shell';
import { runAfterIntent, runWhenIdle } from '../sections/defer.ts';
import { createReporter, readShellBuild } from '../sections/faults.ts';
import { readWidget } from '../sections/readWidget.ts';
import { createSectionLoader } from '../sections/sections.ts';
import type { Navigation } from '../sections/site.ts';
import { loadLaterSheet } from './laterSheet.ts';
import { fetchShellNeeds, loadShellPage, ShellPage } from './lazyShellPage.ts';

export function createNavigation(state: PageState): Navigation {
  const cache = createApiCache(state.responses, (address) =>
    address.startsWith(WIDGETS_PREFIX) ? readWidget(address) : readApi(address),
  );
  const report = createReporter();
  const loader = createSectionLoader(state.manifests, report);
  const open = state.sections.filter(({ name }) => !state.soon.includes(name));

  /** The document's page, whose filters work as HTML. */
  const servedPage = window.location.pathname + window.location.search;
  const ready = new Set<string>();
  let restPrepared = false;

  function routeAt(path: string) {
    const section = findSection(open, path);
    const manifest = section && loader.manifestOf(section.name);
    return manifest && matchRoute(manifest.routes, path);
  }

  async function bringCode(path: string) {
    const section = findSection(open, path);
    if (!section) return loadShellPage(path);
    const { prepare } = await loader.load(section.name);
    return prepare(path);
  }

  async function bringData(path: string, search: string) {
    const section = findSection(open, path);
    if (!section) return bringShellData(path, search);
    // Skips the `await` if the manifest is known, so that the reads start at once.
    if (!loader.manifestOf(section.name)) await loader.learn(section.name);
    const match = routeAt(path);
    const reads = match ? listReads(match, search.slice(1)) : [];
    return Promise.all(reads.map(([, address]) => cache.ensure(address)));
  }

  async function bringShellData(path: string, search: string) {
    const { pathname, search: current } = window.location;
    // The data of the current page came with it.
    if (path + search === pathname + current) return undefined;
    const { widget, staticWidgets, widgetSearch, reads } = await fetchShellNeeds(path, search);
    const query = widgetSearch ?? (reads ? search.slice(1) : '');
    const addresses = [...(reads ?? [])];
    for (const { name, widgets } of staticWidgets ? open : [])
      if (widget && widgets?.includes(widget))
        addresses.push(staticWidgetPath(name, widget, query));
    return Promise.all(addresses.map((address) => cache.ensure(address)));
  }

  async function load(href: string) {
    const { pathname, search } = new URL(href, window.location.href);
    const page = pathname + search;
    try {
      const [, responses] = await Promise.all([
        bringCode(pathname),
        bringData(pathname, search),
        pathname === window.location.pathname || loadLaterSheet(),
        page === servedPage || !findSection(open, pathname) || loadFilters(),
      ]);
      ready.add(page);
      return (responses ?? []).every(({ status }) => status === 200);
    } catch {
      ready.delete(page);
      return false;
    }
  }

  return {
    cache,
    loader,
    report,
    navigated: false,
    load,
    // The page shows and retries failures.
    prepare: (href) => void load(href),
    isReady(href) {
      const { pathname, search } = new URL(href, window.location.href);
      return ready.has(pathname + search);
    },
    prepareRest() {
      // Members' pages may have forms, which need the runtime.
      const runLater = $viewer.get() ? runWhenIdle : runAfterIntent;
      runLater(() => {
        const section = findSection(open, window.location.pathname);
        if (section) loader.register(section.name);
        ShellPage.load().catch(() => {});
        loadFilters().catch(() => {});
      });
      runWhenIdle(() => {
        if (restPrepared) return;
        restPrepared = true;
        for (const { name } of open) loader.learn(name).catch(() => {});
      });
    },
    tagAt(path, search) {
      if (!this.navigated && state.tag !== undefined) return state.tag;
      const match = routeAt(path);
      const cached = cache.$responses.get();
      const isGood =
        match && listReads(match, search.slice(1)).every(([, at]) => cached[at]?.status === 200);
      return isGood ? getRouteTag(match) : undefined;
    },
    isShellPage: (path) => !findSection(open, path),
    async describePage(path) {
      const section = findSection(open, path)?.name;
      if (section === undefined)
        return { section: 'shell', build: readShellBuild(), page: path === '/' ? path : '' };
      const { build } = await loader.learn(section);
      return { section, build, page: routeAt(path)?.route.path ?? '' };
    },
    loadingAt(path) {
      const { loading = 'Loading...', shape } = routeAt(path)?.route ?? {};
      return { text: loading, shape };
    },
  };
}
