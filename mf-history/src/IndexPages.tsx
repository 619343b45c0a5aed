import { GAMES_PATH } from '@desert/contract/history/attendance';
import { FIND_PATH } from '@desert/contract/history/find';
import { SEASONS } from '@desert/contract/history/seasons';
import { CardTitle, FindNight, Link } from '@desert/kit';
import { HistoryNav, type Place } from './HistoryNav.tsx';
import { COACHES_PATH, LIGHTS_PATH, seasonGamesPath } from './paths.ts';

const LINKS = {
  games: [
    [FIND_PATH, 'Which game was it?', 'Tell us what you remember, and find the night.'],
    ['/history/against', 'Every opponent', 'Our record against each, home and on the road.'],
    ['/history/playoffs', 'Every playoff game', 'Every series from 1982 to 2020, game by game.'],
    [LIGHTS_PATH, 'The most lit nights', 'The home games that most fans here were at.'],
    [GAMES_PATH, 'My games', 'Every night you were there, as ticket stubs.'],
  ],
  more: [
    ['/history/compare', 'Compare', 'Players or seasons side by side.'],
    [COACHES_PATH, 'Coaches', 'Everyone who stood behind the bench.'],
    ['/history/arenas', 'Arenas', 'The buildings we called home.'],
    ['/history/players', 'Jersey numbers', 'Who wore which number.'],
    ['/history/data', 'Take it with you', 'All of it as CSV, JSON, and one archive.'],
    ['/history/lists/draft', 'Draft picks', 'Every player the franchise drafted, by year.'],
    ['/history/lists/trades', 'Trades', 'Who came, who went, and for whom.'],
    ['/history/lists/captains', 'Captains', 'Who wore the C, season by season.'],
    ['/history/lists/awards', 'League awards', 'Trophies and All-Star Teams.'],
    ['/history/lists/honors', 'Honors', 'Retired numbers, the Ring of Honor, the Hall of Fame.'],
  ],
} as const;

export function GamesIndexPage() {
  return (
    <article className="stack gap-5">
      <HistoryNav current="games" />
      <h1>Games</h1>
      <div className="measure">
        <FindNight />
      </div>
      <Cards of="games" />
      <section className="stack tight">
        <h2>By season</h2>
        <ul className="row gap-0-4">
          {SEASONS.map((season) => (
            <li key={season}>
              <Link className="target figures" href={seasonGamesPath(season)}>
                {season}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}

export function MorePage() {
  return (
    <article className="stack gap-5">
      <HistoryNav current="more" />
      <h1>More of History</h1>
      <Cards of="more" />
    </article>
  );
}

function Cards({ of }: { of: Extract<Place, keyof typeof LINKS> }) {
  return (
    <ul className="stack columns">
      {LINKS[of].map(([path, name, about]) => (
        <li key={path} className="card linked positioned pad-4">
          <CardTitle level={2} href={path} className="text-large">
            {name}
          </CardTitle>
          <p className="caption">{about}</p>
        </li>
      ))}
    </ul>
  );
}
