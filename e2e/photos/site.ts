import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { browserBuild } from '../../shell/kit/build/common.ts';
import { contentSecurityPolicy } from '../../worker/response/security-headers.ts';
import { setUpVisits } from '../visit.ts';

const ORIGIN = 'http://localhost';

interface Options {
  /** What the console may say, besides nothing. */
  expectedErrors?: RegExp;
}

let built: ReturnType<typeof buildFiles> | undefined;

/**
 * Answers a page with page.ts, built as the shell's files are and under the policy of the site's pages.
 * @returns what opens the page, in a browser context of its own
 */
export function setUpPhotos(): (options?: Options) => Promise<Page> {
  const visits = setUpVisits();
  return async (options) => {
    built ??= buildFiles();
    const files = await built;
    const answer = async (route: Route) => {
      const { pathname } = new URL(route.request().url());
      const contentType = pathname.endsWith('.js') ? 'text/javascript' : 'text/html';
      const headers = { 'content-security-policy': contentSecurityPolicy([]) };
      await route.fulfill({ contentType, headers, body: files.get(pathname) ?? '' });
    };
    const page = await visits.open('about:blank', options);
    await page.route(`${ORIGIN}/**`, answer);
    await page.goto(`${ORIGIN}/`);
    return page;
  };
}

/** By their paths. */
async function buildFiles(): Promise<Map<string, string>> {
  const config = browserBuild(join(import.meta.dirname, 'page.ts'), []);
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
