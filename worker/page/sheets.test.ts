import { expect, it } from 'vitest';
import { answers, fragment, visit } from '../test/visit.ts';

it('asks for the shell’s sheet while the section renders', async () => {
  const asked = Promise.withResolvers<void>();
  const response = await visit(
    '/history/2011-12',
    answers(async () => {
      await asked.promise;
      return fragment('<h1>Coyotes</h1>');
    }),
    {},
    ({ url }) => {
      if (!url.endsWith('/shell.css')) return new Response('', { status: 404 });
      asked.resolve();
      return new Response('h1{margin:0}');
    },
  );
  expect(response.status).toBe(200);
  const html = await response.text();
  const [ofShell, ofSection] = ['h1{margin:0}</style>', 'h1{color:red}</style>'];
  expect(html).toContain(ofShell);
  expect(html.indexOf(ofShell)).toBeLessThan(html.indexOf(ofSection));
});
