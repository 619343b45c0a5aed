/** Moderators' decisions about a member, and the member's appeals. */
import type { Action, ReportedKind, RuleName } from './moderation.ts';

export const DECISIONS_READ = '/api/account/decisions/';

/** The actions that take content or rights from a member. */
export const RESTRICTIONS = [
  'hide',
  'remove',
  'lock',
  'warn',
  'suspend',
] as const satisfies Action[];

export function isRestriction(action: string): boolean {
  return RESTRICTIONS.some((name) => name === action);
}

export interface Decision {
  id: number;
  action: (typeof RESTRICTIONS)[number];
  kind: ReportedKind;
  /** '' for the member. */
  title: string;
  /** Where its author still sees it; null if it was removed. */
  path: string | null;
  rule: RuleName | '';
  reason: string;
  at: string;
  until: string | null;
  /** Whether the site took the action automatically, without a moderator. */
  by_rule: boolean;
  /** Whether there is a moderator besides the one who decided. */
  has_others: boolean;
  appeal: { at: string; outcome: 'kept' | 'changed' | 'moot' | null } | null;
  can_appeal: boolean;
}

/** The address of a decision on its page. */
export const decisionAnchor = (id: number) => `decision-${id}`;

/** A month of `GET /api/moderation/outcomes/`, newest first: how often each outcome happened. */
export interface MonthlyOutcomes {
  month: string;
  counts: Partial<Record<Outcome, number>>;
}

/** 'automatic' is among the other actions, too; 'overturned' among the appeals. */
export type Outcome = Action | 'automatic' | 'notice' | 'appeal' | 'overturned';

export const OUTCOMES_READ = '/api/moderation/outcomes/';
