/** What the workflows rely on, and nobody sees before they run. */
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { affectedBy } from '../scripts/affected.ts';
import { readFiles } from './repository.ts';

interface Job {
  needs?: string | string[];
  if?: string;
  uses?: string;
  with?: Record<string, string>;
  secrets?: 'inherit' | Record<string, string>;
  concurrency?: Record<string, unknown>;
  outputs?: Record<string, string>;
  environment?: string;
  steps?: { id?: string; run?: string }[];
}

interface Workflow {
  defaults?: { run?: { shell?: string } };
  permissions?: object;
  on: { workflow_call?: { inputs: object; secrets?: object } };
  concurrency?: unknown;
  jobs: Record<string, Job>;
}

const FOLDER = '.github/workflows/';
const workflows = new Map(
  [...readFiles('.yml')]
    .filter(([path]) => path.startsWith(FOLDER))
    .map(([path, text]) => [path.slice(FOLDER.length), parse(text) as Workflow]),
);
const [deploy, target] = ['deploy.yml', 'target.yml'].map((name) => workflows.get(name)!);
const needsOf = ({ needs = [] }: Job) => [needs].flat();

describe.each([...workflows])('%s', (name, workflow) => {
  const jobs = Object.entries(workflow.jobs);
  const scripts = JSON.parse(readFiles('package.json').get('package.json')!) as { scripts: object };

  it('names jobs, outputs and steps that there are', () => {
    for (const [, job] of jobs) {
      expect(Object.keys(workflow.jobs)).toEqual(expect.arrayContaining(needsOf(job)));
      const text = JSON.stringify(job);
      for (const [, id = ''] of text.matchAll(/needs\.([\w-]+)\./g)) {
        expect(needsOf(job)).toContain(id);
      }
      for (const [, id = '', output = ''] of text.matchAll(/needs\.([\w-]+)\.outputs\.(\w+)/g)) {
        expect(workflow.jobs[id]?.outputs).toHaveProperty([output]);
      }
      for (const [, id = ''] of text.matchAll(/steps\.([\w-]+)\.outputs/g)) {
        expect(job.steps?.map((step) => step.id)).toContain(id);
      }
    }
  });

  it('reads outputs that the script prints', () => {
    const printed = [...Object.keys(affectedBy(new Map(), () => [])), 'tests'];
    const read = JSON.stringify(workflow).matchAll(/steps\.affected\.outputs\.(\w+)/g);
    expect(printed).toEqual(expect.arrayContaining(Array.from(read, ([, name]) => name)));
  });

  it('runs scripts that there are', () => {
    const text = JSON.stringify(workflow);
    for (const [, name = ''] of text.matchAll(/npm run ([\w:]+)\b(?! -w)/g)) {
      expect(scripts.scripts).toHaveProperty([name]);
    }
    const paths = Array.from(text.matchAll(/node ([\w/.-]+)/g), ([, path = '']) => path);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('gives secrets to no pull request of another repository', () => {
    const isAsked = Object.keys(workflow.on).some((event) => event.startsWith('pull_request'));
    const isTrusted =
      /^[^|]*\bgithub\.event\.pull_request\.head\.repo\.full_name == github\.repository$/;
    if (!isAsked || !JSON.stringify(workflow).includes('secrets')) return;
    for (const [, job] of jobs) expect(job.if).toMatch(isTrusted);
  });

  it('uses actions of others by the hash of a commit, with its version beside it', () => {
    const text = readFiles('.yml').get(FOLDER + name)!;
    const others = Array.from(text.matchAll(/uses: (?!\.\/)(.*)/g), ([, action = '']) => action);
    for (const action of others) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('fails where a part of a pipe does', () => {
    const commands = jobs.flatMap(([, { steps = [] }]) => steps.map(({ run = '' }) => run));
    const hasPipe = commands.some((command) => command.includes('|'));
    expect(hasPipe ? workflow.defaults?.run?.shell : 'bash').toBe('bash');
  });
});

describe('a deployment', () => {
  const targets = Object.entries(deploy!.jobs).filter(([, { uses }]) => uses !== undefined);

  it('is made of one workflow for each target, in a queue of its own that cuts off nothing', () => {
    expect(targets.map(([name]) => name)).toEqual([
      'database',
      'edge',
      'section',
      'section-after-edge',
    ]);
    for (const [, { uses, with: inputs, concurrency, secrets }] of targets) {
      expect(uses).toBe(`./${FOLDER}target.yml`);
      expect(Object.keys(inputs!)).toEqual(Object.keys(target!.on.workflow_call!.inputs));
      expect(concurrency).toEqual({ group: inputs!['target'] });
      expect(secrets).toEqual({ CLOUDFLARE_API_TOKEN: '${{ secrets.CLOUDFLARE_API_TOKEN }}' });
      expect(Object.keys(secrets!)).toEqual(Object.keys(target!.on.workflow_call!.secrets!));
    }
    expect(deploy!.concurrency).toBeUndefined();
  });

  it('is that of a section after the edge only where it has to be', () => {
    expect(needsOf(deploy!.jobs['section']!)).not.toContain('edge');
    expect(deploy!.jobs['section-after-edge']!.if).toContain("needs.edge.result == 'success'");
  });

  it('comes after its own tests, from an environment by which it is found again', () => {
    const { test, deploy: last } = target!.jobs;
    const commands = test!.steps!.map(({ run }) => run);
    expect(commands).toContain('npm test -- $(node scripts/tests-of.ts "$TARGET")');
    expect(commands).toContain('npm run test:release');
    expect(needsOf(last!)).toEqual(['test']);
    expect(last!.environment).toBe('${{ inputs.target }}');
    expect(target!.permissions).toMatchObject({ deployments: 'read' });
    expect(deploy!.permissions).toEqual(target!.permissions);
  });

  it('has no token where its tests run', () => {
    expect(JSON.stringify(target!.jobs['test'])).not.toContain('secrets.');
  });
});
