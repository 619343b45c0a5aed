import { expect, it } from 'vitest';
import { findLayerFaults, readLayers } from './layers.ts';
import { readFiles } from './repository.ts';

const [architecture = ''] = readFiles('docs/architecture.md').values();

it.each([
  ['worker', ['contract', 'test']],
  ['shell', ['kit', 'testing']],
  ['shell/kit', ['testing']],
])('folders of %s import only from lower layers', (folder, others) => {
  const layers = readLayers(architecture, folder);
  expect(layers.length).toBeGreaterThan(10);
  const files = readFiles('.ts', '.tsx');
  expect(findLayerFaults(folder, layers, files, others)).toEqual([]);
});

it('the layer check reports every import from a higher layer and every folder without a layer', () => {
  const files = new Map([
    ['worker/low/a.ts', "import type { B } from '../high/b.ts';"],
    ['worker/high/b.ts', "import { a } from '../low/a.ts';"],
    ['worker/low/later/d.ts', "import type { B } from '../../high/b.ts';"],
    ['worker/new/c.ts', ''],
    ['worker/low/a.test.ts', "import { b } from '../high/b.ts';"],
    ['worker/test/e.ts', "import { b } from '../high/b.ts';"],
  ]);
  expect(findLayerFaults('worker', ['low', 'high', 'low/later'], files, ['test'])).toEqual([
    'worker/low/a.ts imports worker/high/b.ts',
    'worker/new/c.ts is in no layer',
  ]);
});
