import { expect, it } from 'vitest';
import { readPage, rendering } from '../test/visit.ts';

it('the inline script of a page comes before its style sheets, and is allowed by its hash', async () => {
  const assets = () => new Response('h1{margin:0}');
  const section = rendering('<h1>Coyotes</h1>');
  const { response, html } = await readPage('/history/2011-12', section, {}, assets);
  const at = html.indexOf('<script>keep()</script>');
  expect(at).toBeGreaterThan(html.indexOf('<meta charset'));
  expect(at).toBeLessThan(html.indexOf('<style'));
  expect(html).toContain('<script type="speculationrules">{}</script>');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self' 'sha256-keep' 'sha256-rules' ");
});
