import { withEnv } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { log } from './log.ts';

it('a log line is one line of JSON with the edge’s build', () => {
  const console = vi.spyOn(globalThis.console, 'error').mockReturnValue();
  withEnv({ EDGE_BUILD: '1f2e3d4c5b' }, () => log('page.sheet', { href: '/a.css', fault: 'gone' }));
  const [[line = ''] = []] = console.mock.calls;
  console.mockRestore();
  expect(line).toBe('{"event":"page.sheet","edge":"1f2e3d4c5b","href":"/a.css","fault":"gone"}');
});
