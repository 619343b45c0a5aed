/** Lists of captains, awards and honors. */
import type { ListRow, StoredList } from '@desert/contract/history/lists';
import { SEASONS, getTeamName } from '@desert/contract/history/seasons';
import coachSource from '../coaches.json' with { type: 'json' };
import { coachSlugs } from '../coaches.ts';
import { compareText } from '../rows.ts';
import { NO_CAPTAIN } from '../season-notes.ts';
import { toSlug } from '../slugs.ts';
import {
  buildList,
  type ListedPerson,
  PATH,
  PLAYER_LINK,
  SEASON,
  SLUG,
  defineTextColumn,
} from './list.ts';
import { DATABANK, FANS, PRESS, WIKIPEDIA } from './sources.ts';

export function listCaptains(persons: ListedPerson[]): StoredList {
  const rows = SEASONS.flatMap((season): ListRow[] => {
    const captains = persons.filter(({ facts }) => facts.captain.includes(season));
    const team = getTeamName(season);
    const none = { season, team, name: NO_CAPTAIN.has(season) ? 'No captain' : null, slug: null };
    return captains.length > 0
      ? captains.map(({ name, slug }) => ({ season, team, name, slug }))
      : [none];
  });
  return buildList(
    {
      name: 'captains',
      title: 'Captains',
      about: `The captains of all ${SEASONS.length} seasons. A season with several has a row for each.`,
      notes: ['Most captains come from a fan’s list. Alternate captains aren’t in our sources.'],
      sort: 'season-descending',
      filters: ['team'],
      sources: [FANS, PRESS],
      columns: [
        { ...SEASON, isRowHeading: true },
        defineTextColumn('name', 'Captain', { link: PLAYER_LINK }),
        SLUG,
        defineTextColumn('team', 'Team'),
      ],
    },
    rows,
  );
}

/** Names of the league's awards, by the short names of the source. */
const AWARDS: Record<string, string> = {
  Calder: 'Calder Memorial Trophy',
  'King Clancy': 'King Clancy Memorial Trophy',
  Masterton: 'Bill Masterton Memorial Trophy',
  Messier: 'Mark Messier Leadership Award',
  'All-Rookie': 'All-Rookie Team',
};

export function listAwards(persons: ListedPerson[]): StoredList {
  const ofPlayers = persons.flatMap(({ name, slug, facts }) =>
    facts.awards.map(({ season, award, others }) => ({
      season,
      award: AWARDS[award] ?? award,
      name,
      path: `players/${slug}`,
      others: others ?? '',
    })),
  );
  const ofCoaches = coachSource.jack_adams.map(([season = '', name = '']) => ({
    season,
    award: 'Jack Adams Award',
    name,
    path: `coaches/${toSlug(name)}`,
    others: '',
  }));
  return buildList(
    {
      name: 'awards',
      title: 'League awards',
      about: 'Trophies and All-Star Teams of players and coaches of the franchise.',
      notes: [
        'Our sources have all awards to 2017-18. After that, they have the All-Rookie Teams of 2022-23 and 2023-24 and the Masterton Trophy of 2023-24. Others may be missing.',
      ],
      sort: 'season-descending',
      filters: ['award', 'season'],
      sources: [DATABANK, PRESS],
      columns: [
        { ...SEASON, isRowHeading: true },
        defineTextColumn('award', 'Award'),
        defineTextColumn('name', 'Winner', { link: '/history/:path' }),
        PATH,
        defineTextColumn('others', 'Also played for'),
      ],
    },
    [...ofPlayers, ...ofCoaches].toSorted(
      (a, b) => compareText(b.season, a.season) || compareText(a.award, b.award),
    ),
  );
}

const HALL_OF_FAME = 'Hall of Fame';
const FRANCHISE = 'Franchise';

/** Those honored who never played for the franchise. */
const OTHERS = [
  { type: HALL_OF_FAME, name: 'Wayne Gretzky', text: 'Inducted in 1999 as a player' },
  { type: FRANCHISE, name: 'Wayne Gretzky', text: 'Ring of Honor, October 8, 2005' },
  { type: FRANCHISE, name: 'Leighton Accardo', text: 'Ring of Honor' },
];

export function listHonors(persons: ListedPerson[]): StoredList {
  const rows = [
    ...persons.flatMap(({ name, slug, facts: { hall_of_fame, honor } }) => {
      const player = { name, path: `players/${slug}` };
      return [
        ...(honor ? [{ ...player, type: FRANCHISE, text: honor }] : []),
        ...(hall_of_fame
          ? [{ ...player, type: HALL_OF_FAME, text: `Inducted in ${hall_of_fame}` }]
          : []),
      ];
    }),
    ...OTHERS.map((other) => {
      const slug = toSlug(other.name);
      return Object.assign({ path: coachSlugs.has(slug) ? `coaches/${slug}` : null }, other);
    }),
  ];
  return buildList(
    {
      name: 'honors',
      title: 'Honors',
      about: 'Retired numbers, the Ring of Honor, and members of the Hockey Hall of Fame.',
      notes: [
        'The Hall of Fame in our sources ends with 2018, and has Jeremy Roenick of 2024. Wayne Gretzky, who was head coach, and Leighton Accardo never played for the franchise.',
      ],
      sort: 'name-ascending',
      filters: ['type'],
      sources: [DATABANK, WIKIPEDIA, PRESS],
      columns: [
        { key: 'name', label: 'Name', isRowHeading: true, link: '/history/:path' },
        PATH,
        defineTextColumn('type', 'Honored by'),
        defineTextColumn('text', 'Honor'),
      ],
    },
    rows.toSorted((a, b) => compareText(a.name, b.name)),
  );
}
