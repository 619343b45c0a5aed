import type { FlagState } from '@desert/contract/moderation/flags';
import { HEALTH_PATH } from '@desert/contract/pages/figures';
import { Button } from '@desert/kit';

/** Forms by which a moderator turns parts of the site on and off, also without scripts. */
export function Flags({ flags }: { flags: FlagState[] }) {
  return (
    <section className="stack" aria-labelledby="flags">
      <h2 id="flags">Turn on and off</h2>
      <ul className="card divided">
        {flags.map(({ flag, label, is_on }) => (
          <li key={flag}>
            <form method="post" action={HEALTH_PATH} className="row spread pad-3">
              <span>
                {label}: <b>{is_on ? 'on' : 'off'}</b>
              </span>
              <input type="hidden" name="flag" value={flag} />
              <Button type="submit" look="quiet" name="to" value={is_on ? 'off' : 'on'}>
                Turn {is_on ? 'off' : 'on'}
                <span className="visually-hidden"> {label}</span>
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}
