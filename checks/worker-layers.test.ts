import { expect, it } from 'vitest';
import { readFiles } from './repository.ts';
import { layerFaults, layersIn } from './worker-layers.ts';

const [architecture = ''] = readFiles('docs/architecture.md').values();

it('folders of the Worker import only from lower layers', () => {
  const layers = layersIn(architecture);
  expect(layers.length).toBeGreaterThan(20);
  expect(layerFaults(layers, readFiles('.ts'))).toEqual([]);
});

it('an import from a higher layer, of a type too, and a folder without a layer are faults', () => {
  const files = new Map([
    ['worker/low/a.ts', "import type { B } from '../high/b.ts';"],
    ['worker/high/b.ts', "import { a } from '../low/a.ts';"],
    ['worker/new/c.ts', ''],
    ['worker/low/a.test.ts', "import { b } from '../high/b.ts';"],
  ]);
  expect(layerFaults(['low', 'high'], files)).toEqual([
    'worker/low/a.ts imports worker/high/b.ts',
    'new is in no layer',
  ]);
});
