/** Checks what the workflows rely on, which would otherwise fail only when they run. */
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listSectionNames } from '../scripts/site/root.ts';
import { readFiles } from './repository.ts';

interface Job {
  needs?: string;
  if?: string;
  uses?: string;
  with?: Record<string, string>;
  secrets?: 'inherit' | Record<string, string>;
  concurrency?: unknown;
  environment?: string;
  steps?: { id?: string; run?: string }[];
}

interface Workflow {
  on: {
    push?: { branches: string[]; paths: string[] };
    pull_request?: { paths?: string[] } | null;
    workflow_call?: { inputs: object; secrets?: object };
  };
  jobs: Record<string, Job>;
}

const FOLDER = '.github/workflows/';
const workflows = new Map(
  [...readFiles('.yml')]
    .filter(([path]) => path.startsWith(FOLDER))
    .map(([path, text]) => [path.slice(FOLDER.length), parse(text) as Workflow]),
);
const workflow = (name: string): Workflow => workflows.get(name)!;

describe.each([...workflows])('%s', (name, { on, jobs: allJobs }) => {
  const jobs = Object.entries(allJobs);
  const text = readFiles('.yml').get(FOLDER + name)!;
  const { scripts } = JSON.parse(readFiles('package.json').get('package.json')!) as {
    scripts: object;
  };

  it('a called workflow gets all of its inputs and secrets', () => {
    for (const [, { uses, with: inputs, secrets }] of jobs) {
      if (uses === undefined) continue;
      const called = workflow(uses.replace(`./${FOLDER}`, '')).on.workflow_call!;
      expect(Object.keys(inputs!)).toEqual(Object.keys(called.inputs));
      expect(Object.keys(secrets!)).toEqual(Object.keys(called.secrets!));
    }
  });

  it('every script and path that a workflow names exists', () => {
    for (const [, script = ''] of text.matchAll(/npm run ([\w:]+)\b(?! -w)/g)) {
      expect(scripts).toHaveProperty([script]);
    }
    const tests = jobs.flatMap(([, job]) => job.with?.['tests']?.split(' ').filter(Boolean) ?? []);
    const paths = [...(on.push?.paths ?? []), ...(on.pull_request?.paths ?? []), ...tests];
    // A section may have no browser tests of its own.
    const own = name.replace(/^mf-(.*)\.yml$/, 'e2e/$1/');
    expect(paths.filter((path) => path !== own && !existsSync(path.replace('/**', '')))).toEqual(
      [],
    );
  });

  it('pull requests from forks get no secrets', () => {
    const isSafe =
      /^github\.event_name != 'pull_request'$|^[^|]*\bgithub\.event\.pull_request\.head\.repo\.full_name == github\.repository$/;
    const onPullRequests = 'pull_request' in on ? jobs.map(([, job]) => job) : [];
    const unsafe = onPullRequests.filter(
      (job) => JSON.stringify(job).includes('secrets') && !isSafe.test(job.if ?? ''),
    );
    expect(unsafe).toEqual([]);
  });

  it('third-party actions are pinned to a commit, with the version beside it', () => {
    const others = Array.from(text.matchAll(/uses: (?!\.\/)(.*)/g), ([, action = '']) => action);
    for (const action of others) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });
});

describe.each(listSectionNames())('the workflow of %s', (name) => {
  const folder = `mf-${name}`;
  const { on, jobs } = workflow(`${folder}.yml`);

  it('a change of the section’s sources deploys and previews only that section', () => {
    const paths = [`${folder}/**`, 'shell/kit/**', 'worker/contract/**', 'package.json'];
    expect(on.push).toEqual({ branches: ['main'], paths });
    expect(on.pull_request).toEqual({ paths });
    const deploy = `npm run deploy -w ${folder} -- --gradual`;
    expect(jobs['deploy']).toMatchObject({ concurrency: folder, with: { target: folder, deploy } });
    expect(jobs['deploy']!.with!['tests']).toContain(`${folder}/ e2e/${name}/`);
    const preview = { concurrency: `preview-${folder}`, with: { section: folder } };
    expect(jobs['preview']).toMatchObject(preview);
  });
});

describe('a deployment', () => {
  const { test, deploy } = workflow('deploy.yml').jobs;

  it('a change of the Worker starts the edge’s workflow, which migrates the database before it deploys', () => {
    const { on, jobs } = workflow('edge.yml');
    const paths = ['shell/**', 'worker/**', 'drizzle/**', 'wrangler.toml', 'package.json'];
    expect(on.push).toEqual({ branches: ['main'], paths });
    expect(jobs['deploy']).toMatchObject({
      concurrency: 'edge',
      with: { deploy: 'npm run migrate && npm run deploy:edge', tests: '' },
    });
  });

  it('the deploy job runs in the environment of its target, after tests that get no secrets', () => {
    const commands = test!.steps!.map(({ run }) => run);
    expect(commands).toEqual(
      expect.arrayContaining(['npm test -- $TESTS', 'npm run test:release']),
    );
    expect(JSON.stringify(test)).not.toContain('secrets.');
    expect(deploy).toMatchObject({ needs: 'test', environment: '${{ inputs.target }}' });
  });

  it('the deployment of a section waits for the edge of the same commit', () => {
    const commands = deploy!.steps!.map(({ run = '' }) => run);
    const wait = commands.findIndex((command) => command.includes('--workflow edge.yml'));
    expect(commands[wait]).toContain('gh run watch "$run" --exit-status');
    expect(wait).toBeLessThan(commands.indexOf('${{ inputs.deploy }}'));
  });
});
