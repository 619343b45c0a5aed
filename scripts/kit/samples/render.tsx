/** Samples of what sections render, which `../markup.ts` bundles: see docs/decisions/0013-kit-versions.md. */
import type { Viewer } from '@desert/contract/account';
import type { ReactNode } from 'react';
import { route } from '../../../shell/kit/index.ts';
import { sectionWorker } from '../../../shell/kit/server/worker.tsx';
import { controls } from './controls.tsx';
import { forms } from './forms.tsx';
import { answers, fan } from './given.ts';
import { pages } from './pages.tsx';
import { pictures } from './pictures.tsx';
import { records } from './records.tsx';

const samples: Record<string, ReactNode> = {
  ...controls,
  ...forms,
  ...pages,
  ...pictures,
  ...records,
};

/** What there are samples of: components of the kit. */
export const names: string[] = Object.keys(samples);

const sample = route({
  path: '/:name',
  reads: {},
  loading: '',
  head: () => ({ title: '', description: '' }),
  Page: ({ params }) => samples[params['name'] ?? ''],
});

const manifest = { name: 'samples', build: 'sample', kit: '', entry: '', styles: [], preloads: [] };
const worker = sectionWorker({ name: 'samples', routes: [sample] }, { ...manifest, routes: [] });

/**
 * Renders a sample as a section's Worker renders a page.
 * @returns its HTML for a visitor, and for the fan
 * @throws where it does not render; the Worker has said why
 */
export function render(name: string): Promise<[visitor: string, fan: string]> {
  return Promise.all([renderFor(null, name), renderFor(fan, name)]);
}

async function renderFor(viewer: Viewer | null, name: string): Promise<string> {
  const asked = { build: manifest.build, path: '/news', search: '', viewer, answers };
  const body = JSON.stringify({ ...asked, route: { at: 0, params: { name } } });
  const response = await worker.fetch(
    new Request('https://samples/fragment', { method: 'POST', body }),
  );
  if (!response.ok) throw new Error(`The sample of ${name} does not render.`);
  // Before it is the page's head, on a line.
  return (await response.text()).replace(/^.*\n/, '');
}
