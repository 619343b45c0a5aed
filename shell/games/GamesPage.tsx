import {
  GAMES_PATH,
  OWN_GAMES,
  OWN_GAMES_READ,
  type OwnGames,
} from '@desert/contract/history/attendance';
import { SEASONS } from '@desert/contract/history/seasons';
import { memberPath } from '@desert/contract/members/members';
import { expandTemplate } from '@desert/contract/pages/routes';
import { Button, FindNight, Link, ShareButton, showToast, useViewer } from '@desert/kit';
import {
  formatResponseErrors,
  isGood,
  LoadingText,
  sendApi,
  TryAgain,
  useAddress,
  useRequireSignIn,
} from '@desert/kit/shell';
import { SelectField, TextField } from '@desert/kit/shell/controls';
import { type FormEvent, useEffect } from 'react';
import type { ShellPageProps } from '../sections/shellPageTypes.ts';
import { useSite, useSiteCache } from '../sections/site.ts';
import { useResponse } from '../sections/useResponse.ts';
import { GameCalendar } from './GameCalendar.tsx';
import { GamesSummary, Nights } from './GamesSummary.tsx';
import { ImportGames } from './ImportGames.tsx';
import { Wall } from './Wall.tsx';
import styles from './games.module.css';

export function GamesPage({ onShown }: ShellPageProps) {
  const viewer = useViewer();
  const { search } = useAddress();
  const address = expandTemplate(OWN_GAMES_READ, {}, search);
  const { response, retry } = useResponse(address);
  const isThere = response !== undefined;
  useRequireSignIn(viewer === null);
  useEffect(() => {
    if (isThere) onShown();
  }, [isThere, onShown]);
  if (!viewer) return null;
  if (!response) return <LoadingText text="Loading your games..." />;
  if (response.status !== 200) return <TryAgain label="Your games" onRetry={retry} />;
  return <OwnGamesPage own={response.body as OwnGames} address={address} />;
}

function OwnGamesPage({ own, address }: { own: OwnGames; address: string }) {
  const cache = useSiteCache();
  const { form } = useSite().state;
  const { search } = useAddress();
  const params = new URLSearchParams(search);
  const message = form?.errors['message'];

  async function setPrivate(event: FormEvent) {
    event.preventDefault();
    const response = await sendApi('PUT', `${OWN_GAMES}privacy/`, { private: !own.private });
    if (!isGood(response)) return showToast(formatResponseErrors(response));
    cache.put(address, { ...own, private: !own.private });
    return showToast(own.private ? 'Your games are public.' : 'Your games are private.');
  }

  const { summary, nights } = own;
  return (
    <div className="stack gap-6">
      <header className="stack gap-2">
        <h1>My games</h1>
        {summary ? (
          <>
            <Nights summary={summary} />
            {!own.private && (
              <p>
                <ShareButton
                  title={`${summary.games} nights in the building, ${summary.record}`}
                  address={memberPath(own.username)}
                />
              </p>
            )}
          </>
        ) : (
          <p className="text-large">Every night you were in the building, as a ticket stub.</p>
        )}
      </header>
      {message && <p role="alert">{message}</p>}
      {summary && (
        <div className={`stack gap-6 ${styles.halves}`}>
          <Wall summary={summary} nights={nights} />
          <aside className="card pad-4" aria-label="All my games">
            <GamesSummary summary={summary} />
          </aside>
        </div>
      )}
      {!summary && (
        <div className="measure">
          <FindNight />
        </div>
      )}
      <section className="stack" aria-labelledby="add">
        <h2 id="add">Add games</h2>
        <form
          method="get"
          action={`${GAMES_PATH}#add`}
          className={`stack tight align-end ${styles.choose}`}
        >
          <SelectField
            label="Season"
            name="season"
            none="Any season"
            choices={SEASONS.map((season) => [season, season] as const)}
            defaultValue={params.get('season') ?? ''}
          />
          <SelectField
            label="Opponent"
            name="opponent"
            none="Any opponent"
            choices={own.opponents.map(({ slug, name }) => [slug, name] as const)}
            defaultValue={params.get('opponent') ?? ''}
          />
          <TextField
            label="Date"
            name="date"
            type="date"
            min="1979-10-10"
            max="2024-04-17"
            defaultValue={params.get('date') ?? ''}
          />
          <Button type="submit" look={summary ? 'quiet' : 'primary'}>
            Show games
          </Button>
        </form>
        {own.games.length > 0 && <GameCalendar key={address} own={own} address={address} />}
        {own.games.length === 0 && search !== '' && <p>No games match. Try another season.</p>}
      </section>
      <ImportGames own={own} />
      <section id="privacy" className="stack tight">
        <h2>Privacy</h2>
        <p>
          {own.private
            ? 'Your name isn’t shown at the games you were at. You still count.'
            : 'Your name is shown at the games you were at, and on '}
          {!own.private && <Link href={`/user/${own.username}`}>your public profile</Link>}
          {!own.private && '.'}
        </p>
        <form method="post" onSubmit={(event) => void setPrivate(event)}>
          <Button type="submit" look="quiet" name="private" value={own.private ? 'off' : 'on'}>
            {own.private ? 'Make my games public' : 'Keep my games private'}
          </Button>
        </form>
      </section>
    </div>
  );
}
