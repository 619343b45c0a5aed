import type { Coach } from '@desert/contract/history/coaches';
import { getTeamName } from '@desert/contract/history/seasons';
import source from './coaches.json' with { type: 'json' };
import { NO_TIES_FIRST_YEAR, OVERTIME_POINT_FIRST_YEAR } from './games/log.ts';
import { toObjects, sumValues } from './rows.ts';
import { toSlug } from './slugs.ts';

const RESULTS = ['wins', 'losses', 'ties', 'overtime_losses'] as const;

type Stint = { season: string; name: string } & Record<
  (typeof RESULTS)[number] | 'games' | 'playoff_games' | 'playoff_wins' | 'playoff_losses',
  number
>;

/** Coaching stints, oldest first. A season with two coaches has two. */
export const stints = toObjects<Stint>(source, source.stints);

/** Coaches with the name of a player who was another person: the goalie was born a year after the coach's season. */
const NAMESAKES = new Set(['Mike Smith']);

/** The coach or the player of a name, for a link from the other. @param slugs of the others */
export function linkByName(name: string, slugs: ReadonlySet<string>) {
  const slug = toSlug(name);
  return slugs.has(slug) ? { slug, same: !NAMESAKES.has(name) } : null;
}

export const coachSlugs = new Set(stints.map(({ name }) => toSlug(name)));

export function listCoaches(players: ReadonlySet<string> = new Set()): Coach[] {
  return [...Map.groupBy(stints, ({ name }) => name)].map(([name, stints]) => {
    const years = [...new Set(stints.map(({ season }) => season))];
    return Object.assign(sumStints(stints), {
      slug: toSlug(name),
      name,
      first_season: years[0] ?? '',
      last_season: years.at(-1) ?? '',
      seasons: years.length,
      player: linkByName(name, players),
      lines: stints.map((stint) =>
        Object.assign(sumStints([stint]), {
          year: stint.season,
          team_name: getTeamName(stint.season),
        }),
      ),
      awards: source.jack_adams.flatMap(([season = '', by]) => (by === name ? [season] : [])),
    });
  });
}

function sumStints(stints: Stint[]) {
  const total = (name: keyof Stint) => sumValues(stints, (stint) => Number(stint[name]));
  const playoffs = `${total('playoff_wins')}-${total('playoff_losses')}`;
  const [first, last] = [stints[0], stints.at(-1)].map((stint) =>
    Number.parseInt(stint?.season ?? '', 10),
  );
  const existed = ([name]: [string, number]) =>
    (name !== 'ties' || Number(first) < NO_TIES_FIRST_YEAR) &&
    (name !== 'overtime_losses' || Number(last) >= OVERTIME_POINT_FIRST_YEAR);
  return {
    games: total('games'),
    record: RESULTS.map((name): [string, number] => [name, total(name)])
      .filter(existed)
      .map(([, count]) => count)
      .join('-'),
    playoff_record: total('playoff_games') > 0 ? playoffs : null,
  };
}
