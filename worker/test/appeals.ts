/** The page of decisions as a member uses it, and the queue as moderators do. */
import type { Decision } from '@desert/contract/moderation/decisions';
import type { Case } from '@desert/contract/moderation/moderation';
import { env } from './account.ts';
import type { Fan } from './fan.ts';
import { saved } from './posted.ts';

export const readDecisions = async (fan: Fan) =>
  (await fan.get('/account/decisions/')).json<Decision[]>();

/** Asks another moderator about the newest decision, or another one. @returns where the member then is */
export async function appeal(fan: Fan, decision?: Decision): Promise<string> {
  const [newest] = await readDecisions(fan);
  const fields = { decision: `${(decision ?? newest)!.id}`, reason: 'It was a joke' };
  return saved(fan, '/user/decisions', new URLSearchParams(fields));
}

/** The outcomes of a member's appeals, by the action they are against; null while they are open. */
export async function readOutcomes(fan: Fan): Promise<Record<string, string | null>> {
  const decisions = await readDecisions(fan);
  return Object.fromEntries(
    decisions.flatMap(({ action, appeal }) => (appeal ? [[action, appeal.outcome]] : [])),
  );
}

/** The subjects of the open cases that a moderator sees. */
export const listSubjects = async (moderator: Fan) =>
  (await (await moderator.get('/moderation/cases/')).json<Case[]>()).map(
    ({ subject_id }) => subject_id,
  );

/** Leaves no moderator but the ones that a test appoints. */
export const demoteAll = () => env.DB.prepare(`UPDATE users SET role = 'member'`).run();
