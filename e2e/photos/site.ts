import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { defineBrowserBuild } from '../../shell/kit/build/common.ts';
import { buildContentSecurityPolicy } from '../../worker/http/response/security-headers.ts';
import { setUpVisits } from '../visit.ts';

const ORIGIN = 'http://localhost';

interface Options {
  /** Console messages that do not fail the test. */
  expectedErrors?: RegExp;
}

let built: ReturnType<typeof buildFiles> | undefined;

/**
 * Serves a page with page.ts, built as the shell is and with the CSP of the site's pages.
 * @returns a function that opens the page in a new browser context
 */
export function setUpPhotos(): (options?: Options) => Promise<Page> {
  const visits = setUpVisits();
  return async (options) => {
    built ??= buildFiles();
    const files = await built;
    const respond = async (route: Route) => {
      const { pathname } = new URL(route.request().url());
      const contentType = pathname.endsWith('.js') ? 'text/javascript' : 'text/html';
      const headers = { 'content-security-policy': buildContentSecurityPolicy([]) };
      await route.fulfill({ contentType, headers, body: files.get(pathname) ?? '' });
    };
    const page = await visits.open('about:blank', options);
    await page.route(`${ORIGIN}/**`, respond);
    await page.goto(`${ORIGIN}/`);
    return page;
  };
}

/** Builds page.ts. @returns the files by their paths */
async function buildFiles(): Promise<Map<string, string>> {
  const config = defineBrowserBuild(join(import.meta.dirname, 'page.ts'), []);
  const made = await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { ...config.build, write: false },
  });
  const { output } = made as Rolldown.RolldownOutput;
  const files = output.map(
    (file) =>
      [`/${file.fileName}`, file.type === 'chunk' ? file.code : String(file.source)] as const,
  );
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry);
  const page = `<!doctype html><title>Photos</title><input type="file" multiple>
<script type="module" src="/${entry?.fileName}"></script>`;
  return new Map([...files, ['/', page]]);
}
