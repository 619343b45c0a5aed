/**
 * Deploys the whole site, on an empty account or again what changed: docs/deploying.md
 *   npm run deploy [-- options]
 * Options:
 *   --yes        does not ask, for pipelines
 *   --dry-run    checks everything and prints the plan, but changes nothing
 *   --wait=60    seconds until a new build has to be in service
 */
import { parseArgs } from 'node:util';
import { listPendingSteps, listSteps, setUp } from '../drizzle/setup.ts';
import { readWrangler } from '../drizzle/wrangler.ts';
import { findSettingFaults } from '../worker/settings.ts';
import { checkSite } from './deploy/check-site.ts';
import { type CloudflareAccount, openAccount } from './deploy/cloudflare.ts';
import { deployWorker, findDeployable } from './deploy/deployable.ts';
import { type Inventory, readInventory } from './deploy/inventory.ts';
import { describePlan, isEmpty, makePlan, type Plan } from './deploy/plan.ts';
import { readSite, type DeployedSite } from './deploy/site.ts';
import { askOnTerminal, runScript, runStep } from './run.ts';

const REMOTE = ['--remote'];

const { values } = parseArgs({
  options: {
    yes: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    wait: { type: 'string', default: '60' },
  },
});

try {
  await deploySite();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function deploySite(): Promise<void> {
  const site = readSite();
  const budget = Number(values.wait) * 1000;
  if (!(budget >= 0)) throw new Error('--wait takes seconds.');
  const faults = findSettingFaults(site.settings);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const account = await openAccount(site.account);
  const inventory = await readInventory(account, site);
  const isNew = !inventory.databases.has(site.main.database);
  const steps = isNew ? listSteps(REMOTE) : await listPendingSteps(REMOTE);
  const output: string[] = [];
  if (await runScript('build', [], (text) => output.push(text))) throw new Error(output.join(''));
  const builds = new Map(
    site.workers.map(({ target }) => [target, findDeployable(target).build()] as const),
  );
  const plan = makePlan(site, inventory, builds, steps);
  console.log(`Cloudflare account: ${account.name}\n${describePlan(site, inventory, plan)}`);
  if (isEmpty(plan)) console.log('Nothing to deploy.');
  else if (values['dry-run']) return console.log('Dry run: nothing was changed.');
  else if (!(await confirmDeployment())) return console.log('Nothing was changed.');
  await applyPlan(account, site, plan);
  const check = () => checkSite(plan.origin, builds.get('edge') ?? '', site.paths, budget);
  await runStep('check of the site', check).catch((error: Error) =>
    rollBack(plan, inventory, error),
  );
  console.log(`The site is at ${plan.origin}`);
}

async function confirmDeployment(): Promise<boolean> {
  if (values.yes) return true;
  return /^y(es)?$/i.test(await askOnTerminal('Deploy? [y/N] ', '--yes'));
}

/** Creates and deploys what the plan lists. Each step can be repeated, so the next run continues after a failure. */
async function applyPlan(
  { call }: CloudflareAccount,
  { jurisdiction }: DeployedSite,
  plan: Plan,
): Promise<void> {
  for (const name of plan.databases)
    await runStep(`database ${name}`, () =>
      call('/d1/database', 'POST', { name, ...(jurisdiction && { jurisdiction }) }),
    );
  for (const name of plan.buckets)
    await runStep(`bucket ${name}`, () => call('/r2/buckets', 'POST', { name }));
  if (plan.steps.length > 0) await runStep(plan.steps.join(', '), () => setUp(REMOTE));
  for (const { target, name } of plan.workers) await runStep(name, () => deployWorker(target));
}

/** Puts the Workers back into service that the plan replaced. @throws the reason, with what happened */
async function rollBack(plan: Plan, inventory: Inventory, reason: Error): Promise<never> {
  const outcomes: string[] = [];
  for (const { target, name } of plan.workers.toReversed()) {
    const before = inventory.live.get(name);
    if (!before) continue;
    const { config } = findDeployable(target);
    await readWrangler(['rollback', before.version, '--config', config, '--yes']).then(
      () => outcomes.push(`Rolled back: ${name}.`),
      ({ message }: Error) => outcomes.push(`${name} is not rolled back: ${message}`),
    );
  }
  throw new Error([reason.message, ...outcomes].join(' '), { cause: reason });
}
