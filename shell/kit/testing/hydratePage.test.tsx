import { useState } from 'react';
import { expect, it } from 'vitest';
import { type PageProps, read, route, type SectionDefinition } from '../section/define.ts';
import { hydratePage } from './hydratePage.ts';
import { siteWith } from './siteWith.ts';

/** Renders something else on the server than in the browser where the thing is 'fickle'. */
function Thing({ data }: PageProps<{ thing: string }>) {
  const [fickle] = useState(() => data.thing === 'fickle' && document.body.hasChildNodes());
  return <h1>{fickle ? 'Gone' : data.thing}</h1>;
}

const section: SectionDefinition = {
  name: 'things',
  routes: [
    route({
      path: '/things/:id',
      reads: { thing: read<string>('/api/things/:id/') },
      loading: 'Loading...',
      head: ({ thing }) => ({ title: thing, description: '' }),
      Page: Thing,
    }),
  ],
};

const site = siteWith(section, '/things', {
  '/api/things/1/': { status: 200, body: 'A puck' },
  '/api/things/2/': { status: 200, body: 'fickle' },
});

it('says that the browser goes on with what the server rendered', async () => {
  const page = await hydratePage(site, '/things/1', null);
  expect(page).toEqual({ heading: 'A puck', hydrated: true, errors: [] });
});

it('tells of a page that the browser renders differently', async () => {
  document.body.replaceChildren();
  const { heading, hydrated, errors } = await hydratePage(site, '/things/2', null);
  expect([heading, hydrated]).toEqual(['fickle', false]);
  expect(errors.join()).toMatch(/Hydration failed/);
});
