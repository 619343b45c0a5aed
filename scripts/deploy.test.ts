import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root, sectionNames } from './site/root.ts';
import { edgeBuild } from './source-hash.ts';

/** Milliseconds: every deployment starts wrangler, which takes seconds on a small machine. */
const timeout = 60_000;

let nobody: string;

beforeAll(() => {
  nobody = mkdtempSync(join(tmpdir(), 'nobody-'));
});
afterAll(() => rmSync(nobody, { recursive: true }));

/** Runs a script as somebody without an account, where no network answers. */
function deploy(folder: string, script: string, ...options: string[]) {
  const nowhere = 'http://127.0.0.1:9';
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--run', script, '--', ...options],
    {
      cwd: join(root, folder),
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        HOME: nobody,
        XDG_CONFIG_HOME: nobody,
        CI: 'true',
        HTTP_PROXY: nowhere,
        HTTPS_PROXY: nowhere,
      },
    },
  );
  return { status, said: stdout + stderr };
}

function publishedBuild(name: string): string {
  const manifest = join(root, `mf-${name}/dist/assets/mf/${name}/section.json`);
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { build: string }).build;
}

const sections = sectionNames().map((name, at) => {
  // One of them as a version for a gradual roll-out, one as a preview.
  const options = [['--upload'], ['--preview']][at] ?? [];
  return { name, options: ['--dry-run', ...options] };
});

it.each(sections)('deploys $name and nothing else: $options', { timeout }, ({ name, options }) => {
  const { status, said } = deploy(`mf-${name}`, 'deploy', ...options);
  expect(said).toContain(`mf-${name}: build ${publishedBuild(name)} could be deployed`);
  expect(said).toContain('--dry-run: exiting now.');
  const built = said.match(/^(mf-\w+|shell): (built|as before)/gm);
  expect(built?.map((line) => line.split(':')[0])).toEqual([`mf-${name}`]);
  expect(status).toBe(0);
});

it('deploys the edge with the shell', { timeout }, () => {
  const { status, said } = deploy('', 'deploy:edge', '--dry-run');
  expect(said).toContain(`edge: build ${edgeBuild()} could be deployed`);
  expect(said).toMatch(/EDGE_BUILD/);
  expect(said).not.toMatch(/^mf-\w+: (built|as before)/m);
  expect(status).toBe(0);
});

it('deploys nothing where a network would be needed and none answers', { timeout }, () => {
  const { status, said } = deploy('mf-history', 'deploy');
  expect(status).toBe(1);
  expect(said).toContain('wrangler deployments status');
  expect(said).not.toContain('is deployed');
});

it('knows what it can deploy', () => {
  const args = [join(root, 'scripts/deploy.ts'), basename(nobody)];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toContain("is neither 'edge' nor the folder of a section.");
  expect(status).toBe(1);
});
