import type { FailedJob } from '@desert/contract/moderation/moderation';
import { FAILED_JOBS_READ } from '@desert/contract/moderation/moderation-pages';
import { Button, sendApi, showToast, Time } from '@desert/kit';
import { formatResponseErrors, isGood } from '@desert/kit/shell';
import { useResponse } from '../sections/useResponse.ts';

/** Background jobs that were given up, which a moderator can retry; nothing if there are none. */
export function FailedJobs() {
  const { response, retry } = useResponse(FAILED_JOBS_READ);
  const jobs = response?.status === 200 ? (response.body as FailedJob[]) : [];
  if (jobs.length === 0) return null;
  const tryAgain = async (id: number) => {
    const response = await sendApi('POST', `/api/moderation/failed-jobs/${id}/retry/`);
    if (!isGood(response)) showToast(formatResponseErrors(response));
    await retry();
  };
  return (
    <section className="stack" aria-labelledby="failed-jobs">
      <h2 id="failed-jobs">Background work that failed</h2>
      <ul className="stack">
        {jobs.map(({ id, kind, key, attempts, error, failed_at }) => (
          <li key={id} className="card pad-4 stack tight">
            <p>
              {kind}: {key}
            </p>
            <p className="caption">
              Gave up after {attempts} attempts, <Time iso={failed_at} hour />: {error}
            </p>
            <Button onClick={() => void tryAgain(id)}>Try again</Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
