import type { PageHead } from '@desert/contract/pages/page';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApiCache } from '../app/apiCache.ts';
import { route, type SectionDefinition } from './define.ts';
import { createSectionModule } from './mount.tsx';

let broken: boolean;

const thing = route({
  path: '/things/:id',
  reads: {},
  loading: 'Loading thing...',
  head: (_, { id }) => ({ title: `Thing ${id}`, description: '' }),
  Page({ params: { id } }) {
    if (broken) throw new Error('no such state');
    return <h1>Thing {id}</h1>;
  },
});
const section: SectionDefinition = { name: 'things', routes: [thing] };

let leave: () => void;
let titles: string[];
let faults: unknown[];

/** Mounts the section at a page that throws. */
async function mountBroken() {
  broken = true;
  titles = [];
  faults = [];
  window.history.replaceState(null, '', '/things/1');
  const element = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    leave = createSectionModule(section).mount(element, {
      cache: createApiCache(),
      path: '/things',
      onShown: ({ title }: PageHead) => titles.push(title),
      onFault: (error) => faults.push(error),
    });
  });
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const go = (to: string) => act(async () => window.history.pushState(null, '', to));

beforeEach(() => vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => act(async () => leave()));

it('a page that throws is reported with the title of an error page, and other pages still work', async () => {
  await mountBroken();
  expect(heading()).toContain('This page');
  expect(titles).toEqual(['Something went wrong']);
  broken = false;
  await go('/things/2');
  expect(heading()).toBe('Thing 2');
  expect(titles).toEqual(['Something went wrong', 'Thing 2']);
});

it('a page that throws is retried once for each address', async () => {
  await mountBroken();
  await go('/things/2');
  expect(heading()).toContain('This page');
  expect(titles).toHaveLength(2);
  expect(faults).toHaveLength(2);
  broken = false;
  await go('/things/3');
  broken = true;
  await go('/things/4');
  expect(titles.slice(2)).toEqual(['Thing 3', 'Something went wrong']);
  expect(faults).toHaveLength(3);
});
