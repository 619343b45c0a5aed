import type { Coach } from '@desert/contract/history/coaches';
import { teamOf } from '@desert/contract/history/seasons';
import source from './coaches.json' with { type: 'json' };
import { NO_TIES, OVERTIME_POINT } from './games/log.ts';
import { objectsOf, sum } from './rows.ts';
import { slugOf } from './slugs.ts';

const RESULTS = ['wins', 'losses', 'ties', 'overtime_losses'] as const;

type Stint = { season: string; name: string } & Record<
  (typeof RESULTS)[number] | 'games' | 'playoff_games' | 'playoff_wins' | 'playoff_losses',
  number
>;

/** Coaching stints, oldest first. A season with two coaches has two. */
export const stints = objectsOf<Stint>(source, source.stints);

/** Coaches with the name of a player who was another person: the goalie was born a year after the coach's season. */
const NAMESAKES = new Set(['Mike Smith']);

/** The coach or the player of a name, for a link from the other. @param slugs of the others */
export function linkByName(name: string, slugs: ReadonlySet<string>) {
  const slug = slugOf(name);
  return slugs.has(slug) ? { slug, same: !NAMESAKES.has(name) } : null;
}

export const coachSlugs = new Set(stints.map(({ name }) => slugOf(name)));

export function coaches(players: ReadonlySet<string> = new Set()): Coach[] {
  return [...Map.groupBy(stints, ({ name }) => name)].map(([name, own]) => {
    const years = [...new Set(own.map(({ season }) => season))];
    return Object.assign(totalsOf(own), {
      slug: slugOf(name),
      name,
      first_season: years[0] ?? '',
      last_season: years.at(-1) ?? '',
      seasons: years.length,
      player: linkByName(name, players),
      lines: own.map((stint) =>
        Object.assign(totalsOf([stint]), { year: stint.season, team_name: teamOf(stint.season) }),
      ),
      awards: source.jack_adams.flatMap(([season = '', by]) => (by === name ? [season] : [])),
    });
  });
}

function totalsOf(own: Stint[]) {
  const total = (name: keyof Stint) => sum(own, (stint) => Number(stint[name]));
  const playoffs = `${total('playoff_wins')}-${total('playoff_losses')}`;
  const [first, last] = [own[0], own.at(-1)].map((stint) =>
    Number.parseInt(stint?.season ?? '', 10),
  );
  const existed = ([name]: [string, number]) =>
    (name !== 'ties' || Number(first) < NO_TIES) &&
    (name !== 'overtime_losses' || Number(last) >= OVERTIME_POINT);
  return {
    games: total('games'),
    record: RESULTS.map((name): [string, number] => [name, total(name)])
      .filter(existed)
      .map(([, count]) => count)
      .join('-'),
    playoff_record: total('playoff_games') > 0 ? playoffs : null,
  };
}
