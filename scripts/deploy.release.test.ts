/** The script that deploys, through wrangler, without a network. */
import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { listArchivedFiles, findDeployable } from './deploy/deployable.ts';
import { root, listSectionNames } from './site/root.ts';
import { computeEdgeBuild } from './source-hash.ts';

const nobody = mkdtempSync(join(tmpdir(), 'nobody-'));
afterAll(() => rmSync(nobody, { recursive: true }));

/** Runs a script without a log-in at Cloudflare. @returns its output @throws if it fails */
async function run(folder: string, ...script: string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--run', ...script], {
    cwd: join(root, folder),
    env: {
      PATH: process.env['PATH'],
      HOME: nobody,
      XDG_CONFIG_HOME: nobody,
      CI: 'true',
      HTTP_PROXY: 'http://127.0.0.1:9',
      HTTPS_PROXY: 'http://127.0.0.1:9',
    },
  });
  return stdout + stderr;
}

// One section is uploaded, one as a preview, and one for a gradual roll-out.
const sections = listSectionNames().map((name, at) => ({
  folder: `mf-${name}`,
  options: ['--dry-run', ...([['--upload'], ['--preview'], ['--gradual']][at] ?? [])],
}));

it.concurrent.each(sections)(
  'the deployment of $folder builds no other folder: $options',
  async ({ folder, options }) => {
    const said = await run(folder, 'deploy', '--', ...options);
    expect(said).toContain(`${folder}: build ${findDeployable(folder).build()} could be deployed`);
    expect(said).toContain('--dry-run: exiting now.');
    const built = said.match(/^(mf-\w+|shell)(?=: (built|as before))/gm);
    expect(built).toEqual([folder]);
  },
);

it.concurrent('the deployment of the edge has the shell, and no section', async () => {
  const said = await run('', 'deploy:edge', '--', '--dry-run');
  expect(said).toContain(`edge: build ${computeEdgeBuild()} could be deployed`);
  expect(said).toMatch(/EDGE_BUILD/);
  expect(said).not.toMatch(/^mf-\w+: (built|as before)/m);
  const assets = globSync('*', { cwd: join(root, 'shell/dist/browser/assets') });
  const archived = listArchivedFiles(findDeployable('edge')).map(({ key }) => key);
  expect(archived.toSorted()).toEqual(assets.map((file) => `assets/${file}`).toSorted());
});
