/** Home arenas, one entry per building under all its names. SOURCES.md lists what is uncertain. */
import type { Arena } from '@desert/contract/history/coaches';
import { sumValues } from '../rows.ts';
import { type PlacedGame, toSplit } from './log.ts';

type Building = Pick<Arena, 'name' | 'names' | 'city' | 'capacity' | 'note' | 'sources'>;

const WIKIPEDIA = { name: 'Wikipedia', url: 'https://en.wikipedia.org' };
const RETRO_SEASONS = { name: 'RetroSeasons', url: 'https://www.retroseasons.com' };
const HOCKEY_WRITERS = { name: 'The Hockey Writers', url: 'https://thehockeywriters.com' };

const BUILDINGS: Building[] = [
  {
    name: 'Winnipeg Arena',
    names: [{ name: 'Winnipeg Arena', seasons: '1979-80 to 1995-96' }],
    city: 'Winnipeg, Manitoba',
    capacity: 15_500,
    note: 'The capacity comes from a list made by fans, and other figures exist.',
    sources: [WIKIPEDIA, { name: 'HFBoards', url: 'https://forums.hfboards.com' }],
  },
  {
    name: 'America West Arena',
    names: [{ name: 'America West Arena', seasons: '1996-97 to December 2003' }],
    city: 'Phoenix, Arizona',
    capacity: 16_210,
    note: 'More than 18,000 in the first season. It was cut to 16,210 because up to 3,000 seats had an obstructed view.',
    sources: [RETRO_SEASONS, HOCKEY_WRITERS],
  },
  {
    name: 'Gila River Arena',
    names: [
      { name: 'Glendale Arena', seasons: 'December 2003 to 2005-06' },
      { name: 'Jobing.com Arena', seasons: '2006-07 to 2013-14' },
      { name: 'Gila River Arena', seasons: '2014-15 to 2021-22' },
    ],
    city: 'Glendale, Arizona',
    capacity: 17_125,
    note: 'One building with three names. Its first Coyotes game was on December 27, 2003.',
    sources: [WIKIPEDIA, RETRO_SEASONS, HOCKEY_WRITERS],
  },
  {
    name: 'Mullett Arena',
    names: [{ name: 'Mullett Arena', seasons: '2022-23 to 2023-24' }],
    city: 'Tempe, Arizona',
    capacity: 4600,
    note: 'The building has 5,000 seats, 4,600 of them for NHL hockey.',
    sources: [WIKIPEDIA, { name: 'NHL.com', url: 'https://www.nhl.com' }],
  },
];

/** The capacity of our arena in which a game was; null on the road. */
export function findCapacity({ home, source }: PlacedGame): number | null {
  const isOwn = ({ names }: Building) => names.some(({ name }) => name === source.arena);
  return (home && BUILDINGS.find(isOwn)?.capacity) || null;
}

/** @param games all, oldest first */
export function listArenas(games: PlacedGame[]): Arena[] {
  return BUILDINGS.map((building) => summarizeArena(building, games));
}

function summarizeArena(building: Building, games: PlacedGame[]): Arena {
  const names = new Set(building.names.map(({ name }) => name));
  const ownGames = games.filter(({ home, source }) => home && names.has(source.arena ?? ''));
  const regular = toSplit(
    '',
    ownGames.filter(({ type }) => type === 'regular'),
  );
  const crowds = ownGames.flatMap(({ source: { attendance } }) => attendance ?? []);
  const total = sumValues(crowds, (attendance) => attendance);
  return {
    ...building,
    first_game: ownGames[0]?.date ?? '',
    last_game: ownGames.at(-1)?.date ?? '',
    games: regular.games,
    record: regular.record,
    attendance:
      crowds.length > 0
        ? { average: Math.round(total / crowds.length), games: crowds.length }
        : null,
  };
}
