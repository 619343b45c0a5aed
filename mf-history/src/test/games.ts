import type { Attendances } from '@desert/contract/history/attendance';
import type {
  GameDetail,
  GameRecords,
  LoggedGame,
  OpponentDetail,
  SeasonLog,
} from '@desert/contract/history/games';

/** The game that won the series against Nashville. */
export const may7: GameDetail = {
  date: '2012-05-07',
  season: '2011-12',
  type: 'playoffs',
  home: true,
  opponent: 'Nashville Predators',
  opponent_slug: 'nashville-predators',
  goals_for: 2,
  goals_against: 1,
  overtime: null,
  result: 'W',
  team_name: 'Phoenix Coyotes',
  arena: 'Jobing.com Arena',
  attendance: 17182,
  capacity: 17_125,
  neutral_site: null,
  number: 5,
  of: 5,
  record_before: '3-1',
  record_after: '4-1',
  streak: 'W2',
  round: 'Conference Semifinals',
  series: [
    { date: '2012-05-04', result: 'W' },
    { date: '2012-05-07', result: 'W' },
  ],
  box_score: {
    skaters: [
      {
        name: 'Shane Doan',
        slug: 'shane-doan',
        position: 'R',
        number: 19,
        goals: 0,
        assists: 1,
        plus_minus: 1,
        pims: 4,
        shots: 2,
        time_on_ice: '17:59',
      },
      {
        name: 'Martin Hanzal',
        slug: 'martin-hanzal',
        position: 'C',
        number: 11,
        goals: 1,
        assists: 0,
        plus_minus: 1,
        pims: 4,
        shots: 1,
        time_on_ice: '18:05',
      },
    ],
    goalies: [
      {
        name: 'Mike Smith',
        slug: 'mike-smith',
        number: 41,
        shots_against: 33,
        saves: 32,
        goals_against: 1,
        time_on_ice: '60:00',
        decision: 'W',
      },
    ],
  },
  previous: null,
  next: null,
  previous_meeting: null,
  next_meeting: null,
  sources: ['twinfield10'],
};

const logged = (date: string, more: Partial<LoggedGame>): LoggedGame => ({
  date,
  season: '2011-12',
  type: 'regular',
  home: false,
  opponent: 'San Jose Sharks',
  opponent_slug: 'san-jose-sharks',
  goals_for: 3,
  goals_against: 6,
  overtime: null,
  result: 'L',
  number: 1,
  record: '0-1-0',
  points: 0,
  ...more,
});

export const log2011: SeasonLog = {
  season: '2011-12',
  team_name: 'Phoenix Coyotes',
  record: '42-27-13',
  results: 'LO|W',
  games: [
    logged('2011-10-08', {}),
    logged('2011-10-10', {
      opponent: 'Dallas Stars',
      opponent_slug: 'dallas-stars',
      goals_for: 1,
      goals_against: 2,
      overtime: 'SO',
      result: 'OTL',
      number: 2,
      record: '0-1-1',
      points: 1,
    }),
  ],
  series: [
    {
      round: 'Conference Semifinals',
      opponent: 'Nashville Predators',
      opponent_slug: 'nashville-predators',
      result: 'won',
      wins: 4,
      losses: 1,
      games: [{ ...may7, record: '4-1', points: null }],
    },
  ],
  splits: {
    place: [{ label: 'Road', games: 2, record: '0-1-1', goals_for: 4, goals_against: 8 }],
    month: [{ label: 'October', games: 2, record: '0-1-1', goals_for: 4, goals_against: 8 }],
    opponent: [
      {
        label: 'Dallas Stars',
        opponent_slug: 'dallas-stars',
        games: 1,
        record: '0-0-1',
        goals_for: 1,
        goals_against: 2,
      },
    ],
  },
  pace: {
    best: { season: '2009-10', points: [2, 4] },
    worst: { season: '1980-81', points: [0, 0] },
    average: [0.9, 1.8],
    averaged: 27,
  },
};

export const nashville: OpponentDetail = {
  slug: 'nashville-predators',
  name: 'Nashville Predators',
  former_names: [],
  games: 1,
  record: '1-0-0-0',
  goals_for: 2,
  goals_against: 1,
  playoff_games: 5,
  playoff_record: '4-1',
  home: { label: 'Home', games: 1, record: '1-0-0-0', goals_for: 2, goals_against: 1 },
  road: { label: 'Road', games: 0, record: '0-0-0-0', goals_for: 0, goals_against: 0 },
  biggest_win: may7,
  biggest_loss: null,
  longest_winning_streak: { games: 2, last: may7 },
  longest_losing_streak: null,
  meetings: [may7],
};

export const records: GameRecords = {
  era: null,
  streaks: [
    {
      label: 'Wins in a row',
      games: 9,
      first: may7,
      last: may7,
      ties: [{ first: { ...may7, date: '2012-05-08' }, last: { ...may7, date: '2012-05-08' } }],
    },
  ],
  lists: [
    { label: 'Biggest wins', games: [{ ...may7, attendance: 17182 }], cut: { shown: 1, of: 4 } },
    { label: 'Largest home crowds', games: [{ ...may7, attendance: 17182, capacity: 17_125 }] },
  ],
  comebacks: [
    {
      label: 'Lost after being up 3-1',
      series: {
        season: '1989-90',
        round: 'Division Semifinals',
        opponent: 'Edmonton Oilers',
        opponent_slug: 'edmonton-oilers',
        result: 'lost',
        wins: 3,
        losses: 4,
      },
    },
  ],
  attendances: 1175,
};

export const attendances: Attendances = {
  count: 2,
  open: true,
  lights: [250_500, 500_100],
  own: null,
  attendees: [
    {
      id: 3,
      date: '2012-05-07',
      user: { id: 4, username: 'kachina' },
      seat: 'Section 101',
      line: 'The roof came off.',
    },
  ],
  next: null,
};
