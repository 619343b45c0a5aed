import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SectionManifest } from '../../worker/contract/page.ts';
import { edgeConfig, root, sectionConfig } from '../site/root.ts';
import { edgeBuild } from '../source-hash.ts';

/** What is deployed by itself: a Worker with its files. */
export interface Deployable {
  /** The folder which is built for it. */
  folder: string;
  /** Its Wrangler configuration, absolute. */
  config: string;
  /** The folder of its files, as its addresses start there, absolute. */
  assets: string;
  /** Which of those files have an address that names the build they are of. */
  hashed: RegExp;
  /** The identity of its build, once it is built. */
  build: () => string;
  /** Options of `wrangler deploy` for a build: what its configuration does not know. */
  options: (build: string) => string[];
}

/**
 * @param name 'edge', or a section's folder: 'mf-news'
 * @throws where there is no such section
 */
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
