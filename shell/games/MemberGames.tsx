import {
  MEMBER_GAMES_READ,
  type MemberGamesJson as Games,
} from '@desert/contract/history/attendance';
import { expandTemplate } from '@desert/contract/pages/routes';
import { useId } from 'react';
import { useResponse } from '../sections/useResponse.ts';
import { FirstAndLast, Nights } from './GamesSummary.tsx';

export function MemberGames({ username }: { username: string }) {
  const id = useId();
  const { response } = useResponse(expandTemplate(MEMBER_GAMES_READ, { username }));
  if (response?.status !== 200) return null;
  const { summary } = response.body as Games;
  if (!summary) return null;
  return (
    <section id="games" className="stack" aria-labelledby={id}>
      <h2 id={id}>In the building</h2>
      <div className="card stack tight pad-4">
        <Nights summary={summary} isSmall />
        <FirstAndLast summary={summary} />
      </div>
    </section>
  );
}
