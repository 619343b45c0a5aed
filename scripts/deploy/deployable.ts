import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SectionManifest } from '../../worker/contract/pages/page.ts';
import { edgeConfig, root, sectionConfig } from '../site/root.ts';
import { edgeBuild } from '../source-hash.ts';

export interface Deployable {
  folder: string;
  config: string;
  assets: string;
  hashed: RegExp;
  build: () => string;
  options: (build: string) => string[];
}

export function deployable(name: string): Deployable {
  if (name === 'edge') {
    return {
      folder: 'shell',
      config: edgeConfig,
      assets: join(root, 'shell/dist/browser'),
      hashed: /^assets\//,
      build: edgeBuild,
      options: (build) => ['--var', `EDGE_BUILD:${build}`],
    };
  }
  const section = name.replace(/^mf-/, '');
  const config = sectionConfig(section);
  const assets = join(root, name, 'dist/assets');
  const manifest = join(assets, 'mf', section, 'section.json');
  if (!name.startsWith('mf-') || !existsSync(config)) {
    throw new Error(`${name} isn’t 'edge' or a section’s folder.`);
  }
  return {
    folder: name,
    config,
    assets,
    hashed: /^mf\/[^/]+\/[^/]+\//,
    build: () => (JSON.parse(readFileSync(manifest, 'utf8')) as SectionManifest).build,
    options: () => [],
  };
}
