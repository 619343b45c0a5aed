import { MONTHS } from '@desert/contract/history/months';
import {
  type MonthlyOutcomes,
  type Outcome,
  OUTCOMES_READ,
} from '@desert/contract/moderation/decisions';
import { useResponse } from '../sections/useResponse.ts';

/** Singular and plural of each outcome. */
const WORDS: [Outcome, one: string, more: string][] = [
  ['notice', 'report without an account', 'reports without an account'],
  ['hide', 'hidden', 'hidden'],
  ['automatic', 'of all actions automatic', 'of all actions automatic'],
  ['remove', 'removed', 'removed'],
  ['put-back', 'restored', 'restored'],
  ['lock', 'closed for comments', 'closed for comments'],
  ['warn', 'warning', 'warnings'],
  ['suspend', 'suspension', 'suspensions'],
  ['keep', 'reviewed with no action', 'reviewed with no action'],
  ['appeal', 'second look asked for', 'second looks asked for'],
  ['overturned', 'decision reversed by it', 'decisions reversed by them'],
];

/** Outcomes of moderation per month; hidden before the first action. */
export function Outcomes() {
  const { response } = useResponse(OUTCOMES_READ);
  const months = response?.status === 200 ? (response.body as MonthlyOutcomes[]) : [];
  if (months.length === 0) return null;
  return (
    <section className="stack tight" aria-labelledby="outcomes">
      <h2 id="outcomes">By month</h2>
      <dl className="stack tight">
        {months.map(({ month, counts }) => (
          <div key={month}>
            <dt className="semibold">{monthName(month)}</dt>
            <dd>
              {WORDS.filter(([outcome]) => counts[outcome])
                .map(
                  ([outcome, value, more]) =>
                    `${counts[outcome]} ${counts[outcome] === 1 ? value : more}`,
                )
                .join(', ') || 'Only approvals and lifted decisions'}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** '2026-11' as 'November 2026'. */
function monthName(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${MONTHS[Number(number) - 1]} ${year}`;
}
