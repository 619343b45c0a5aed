import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
async function deploy(folder: string, script: string, ...options: string[]) {
  const { PATH = '' } = process.env;
  const network = { HTTP_PROXY: 'http://127.0.0.1:9', HTTPS_PROXY: 'http://127.0.0.1:9' };
  const args = ['--run', script, '--', ...options];
  const { stdout, stderr, code } = await promisify(execFile)(process.execPath, args, {
    cwd: join(root, folder),
    env: { PATH, HOME: nobody, XDG_CONFIG_HOME: nobody, CI: 'true', ...network },
  }).then(
    (said) => ({ ...said, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  );
  return { code, said: stdout + stderr };
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

describe.concurrent('a deployment', { timeout }, () => {
  it.each(sections)('of $name is of nothing else: $options', async ({ name, options }) => {
    const { code, said } = await deploy(`mf-${name}`, 'deploy', ...options);
    expect(said).toContain(`mf-${name}: build ${publishedBuild(name)} could be deployed`);
    expect(said).toContain('--dry-run: exiting now.');
    const built = said.match(/^(mf-\w+|shell): (built|as before)/gm);
    expect(built?.map((line) => line.split(':')[0])).toEqual([`mf-${name}`]);
    expect(code).toBe(0);
  });

  it('of the edge has the shell, and no section', async () => {
    const { code, said } = await deploy('', 'deploy:edge', '--dry-run');
    expect(said).toContain(`edge: build ${edgeBuild()} could be deployed`);
    expect(said).toMatch(/EDGE_BUILD/);
    expect(said).not.toMatch(/^mf-\w+: (built|as before)/m);
    expect(code).toBe(0);
  });

  it('fails where a network would be needed and none answers', async () => {
    const { code, said } = await deploy('mf-history', 'deploy');
    expect(code).toBe(1);
    expect(said).toContain('wrangler deployments status');
    expect(said).not.toContain('is deployed');
  });
});
