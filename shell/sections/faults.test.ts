import { beforeEach, expect, it, vi } from 'vitest';
import { createReporter, reportUncaught, readShellBuild } from './faults.ts';

const sentReports: object[] = [];

beforeEach(() => {
  sentReports.length = 0;
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sentReports.push(JSON.parse(body as string) as object);
    return new Response(null, { status: 204 });
  });
});

it('only the first fault of each kind of each section is reported', () => {
  const report = createReporter();
  report('news', 'aaaa', 'code', new TypeError('404'));
  report('news', 'bbbb', 'code', new TypeError('404 again'));
  report('news', 'aaaa', 'component', new Error('a record'));
  report('store', 'cccc', 'code', new TypeError('404'));
  expect(sentReports).toEqual([
    { section: 'news', build: 'aaaa', fault: 'code', reason: 'TypeError: 404' },
    { section: 'news', build: 'aaaa', fault: 'component', reason: 'Error: a record' },
    { section: 'store', build: 'cccc', fault: 'code', reason: 'TypeError: 404' },
  ]);
});

it('the number of faults that a page reports is limited, however many sections fail', () => {
  const report = createReporter();
  for (let at = 0; at < 20; at += 1) report(`s${at}`, '', 'code', 'no');
  expect(sentReports).toHaveLength(5);
});

it('the reason of a reported fault names its cause, cut to the edge’s limit', () => {
  const report = createReporter();
  const cause = new Error(`of ${'x'.repeat(5000)}`);
  report('news', '', 'hydration', new Error('recovered', { cause }));
  const [{ reason = '' } = {}] = sentReports as { reason?: string }[];
  expect(reason).toMatch(/^Error: recovered \(Error: of x+$/);
  expect(reason).toHaveLength(1000);
});

/** An error whose stack starts in this file. */
function thrownIn(file: string): Error {
  const error = new Error('no');
  error.stack = `Error: no\n    at press (https://desert.test/${file}:1:2)\n    at https://desert.test/assets/client.js:1:2`;
  return error;
}

function dispatch(type: string, what: object) {
  window.dispatchEvent(Object.assign(new Event(type), what));
}

it('uncaught errors are reported with the section or shell and its build', () => {
  reportUncaught(createReporter());
  dispatch('error', { error: thrownIn('mf/news/1a2b/section-x.js') });
  dispatch('unhandledrejection', { reason: thrownIn('mf/store/3c4d~2/section-x.js') });
  dispatch('error', { error: thrownIn('assets/client.js') });
  dispatch('error', { error: null });
  dispatch('unhandledrejection', { reason: 'mf/store/3c4d/' });
  expect(sentReports).toEqual([
    { section: 'news', build: '1a2b', fault: 'uncaught', reason: 'Error: no' },
    { section: 'store', build: '3c4d', fault: 'rejection', reason: 'Error: no' },
    { section: 'shell', build: '', fault: 'uncaught', reason: 'Error: no' },
  ]);
});

it('the shell’s build is read from the document', () => {
  expect(readShellBuild()).toBe('');
  document.head.innerHTML = '<meta name="builds" content="edge 1f, shell 2e3d, news 4c">';
  expect(readShellBuild()).toBe('2e3d');
});
