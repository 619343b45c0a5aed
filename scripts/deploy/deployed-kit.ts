/** Keeps a section from visitors whose shell cannot run it: docs/decisions/0013-kit-versions.md */
import { readWrangler } from '../../drizzle/wrangler.ts';
import { kitMismatch } from '../../worker/contract/kit-version.ts';
import { edgeConfig } from '../site/root.ts';
import { NO_SUCH_WORKER } from './deployments.ts';

/** What wrangler says of the Worker in service, as far as it is read here. */
interface Deployment {
  versions: { version_id: string }[];
}

interface Version {
  annotations?: Record<string, string>;
}

/** What a version of a Worker says of its kit, where Cloudflare lists it. */
export function kitMessage(kit: string): string {
  return `kit ${kit}`;
}

/**
 * @param name the section's folder
 * @param kit the version that it was built for
 * @param ask runs a command of wrangler about the edge, and gives what it prints
 * @throws where an edge in service offers none that the section can run on, or Cloudflare does not answer
 */
export async function refuseNewerKit(name: string, kit: string, ask = askEdge): Promise<void> {
  for (const offered of await kitsInService(ask)) {
    const mismatch = kitMismatch(kit, offered);
    if (mismatch !== undefined) {
      throw new Error(`${name} was ${mismatch}: run \`npm run deploy:edge\` first.`);
    }
  }
}

/**
 * The versions of the kit that are offered: more than one while the edge is rolled out gradually, none
 * before it is deployed for the first time.
 */
async function kitsInService(ask: typeof askEdge): Promise<string[]> {
  const versions = await versionsInService(ask);
  const messages = await Promise.all(versions.map((id) => messageOf(id, ask)));
  return messages.flatMap((message) => /^kit (\S+)$/.exec(message)?.[1] ?? []);
}

async function versionsInService(ask: typeof askEdge): Promise<string[]> {
  try {
    const { versions } = (await ask('deployments', 'status')) as Deployment;
    return versions.map(({ version_id }) => version_id);
  } catch (error) {
    if (String(error).includes(NO_SUCH_WORKER)) return [];
    throw error;
  }
}

async function messageOf(id: string, ask: typeof askEdge): Promise<string> {
  const { annotations } = (await ask('versions', 'view', id)) as Version;
  return annotations?.['workers/message'] ?? '';
}

async function askEdge(...command: string[]): Promise<unknown> {
  return JSON.parse(await readWrangler([...command, '--config', edgeConfig, '--json']));
}
