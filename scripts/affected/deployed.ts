/** By what GitHub keeps of the deployments that workflows made: docs/decisions/0031-pipelines.md */
import { root } from '../site/root.ts';
import type { Change } from './causes.ts';
import { changeSince, isNewer } from './git.ts';

interface Deployment {
  id: number;
  sha: string;
}

/**
 * The changes that a target may not have: since each commit that it may be in service from.
 *
 * @param target a workflow deploys each in an environment of this name
 * @param more what it may not have besides
 * @param repository the repository's folder
 * @returns none where a later commit is in service; undefined among them is a change that nobody knows
 * @throws where GitHub does not answer
 */
export async function changesSinceDeployed(
  target: string,
  more: (Change | undefined)[],
  repository = root,
): Promise<(Change | undefined)[]> {
  const commits = await deployedCommits(target);
  const last = commits?.at(-1);
  if (!commits || last === undefined) return [undefined];
  return isNewer(last, repository)
    ? []
    : [...commits.map((commit) => changeSince(commit, repository)), ...more];
}

/**
 * The commits that a target may be in service from: that of its last deployment that succeeded, and those
 * that were tried since. Newest first.
 *
 * @returns undefined where none of the last 100 deployments succeeded
 */
async function deployedCommits(environment: string): Promise<string[] | undefined> {
  const path = `deployments?environment=${environment}&per_page=100`;
  const deployments = (await ask(path)) as Deployment[];
  const commits: string[] = [];
  for (const { id, sha } of deployments.toSorted((one, other) => other.id - one.id)) {
    commits.push(sha);
    const statuses = (await ask(`deployments/${id}/statuses?per_page=100`)) as { state: string }[];
    if (statuses.some(({ state }) => state === 'success')) return commits;
  }
  return undefined;
}

async function ask(path: string): Promise<unknown> {
  const { GITHUB_API_URL: api, GITHUB_REPOSITORY: name, GITHUB_TOKEN: token } = process.env;
  const response = await fetch(`${api}/repos/${name}/${path}`, {
    headers: { accept: 'application/vnd.github+json', authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`GitHub answered ${response.status} to ${path}.`);
  return await response.json();
}
