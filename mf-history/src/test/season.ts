import type { TeamDetail, Team } from '@desert/contract/history/history';
import type { RosterGoalie, RosterSkater } from '../team/roster.ts';
import players from './players.json';
import list from './teams.json';

type Skaters = Record<keyof typeof players.skaters, RosterSkater>;
type Goalies = Record<keyof typeof players.goalies, RosterGoalie>;

/** Real players of 2011-12, and Hamel of 1979-80; his number and everyone's save percentage are unknown. */
export const { whitney, vrbata, doan, langkow, yandle } = players.skaters as Skaters;
export const { smith, laBarbera, hamel } = players.goalies as Goalies;

/** The season 2011-12 with a part of its roster, unsorted. */
export const season2011: TeamDetail = {
  id: 32,
  year: '2011-12',
  team_name: 'Phoenix Coyotes',
  record: '42-27-13',
  playoffs: 'Lost in the Conference Finals, 4-1 to Los Angeles',
  coach: 'Dave Tippett',
  previous_year: '2010-11',
  next_year: '2012-13',
  alike: [
    {
      year: '2019-20',
      team_name: 'Arizona Coyotes',
      record: '33-29-8',
      reason:
        '53% of available points (vs. 59% here), 2.8 goals scored per game (vs. 2.6 here), 2.5 allowed per game (same here). Lost in the First Round.',
    },
    {
      year: '1986-87',
      team_name: 'Winnipeg Jets',
      record: '40-32-8',
      reason:
        '55% of available points (vs. 59% here), 3.5 goals scored per game (vs. 2.6 here), 3.4 allowed per game (vs. 2.5 here). Lost in the Division Finals.',
    },
  ],
  results: 'WLO|WL',
  games: [
    ['2011-10-08', 'at San Jose Sharks', '4-1'],
    ['2011-10-10', 'at Dallas Stars', '1-2'],
    ['2011-11-15', 'vs. Nashville Predators', '2-3 SO'],
    ['2012-05-07', 'vs. Nashville Predators', '2-1'],
    ['2012-05-13', 'vs. Los Angeles Kings', '2-4'],
  ],
  photos: [{ memory_id: 4, title: 'White Out', url: '/photos/a.jpg', alt: 'White towels' }],
  facts: {
    points: 97,
    goals_for: 216,
    goals_against: 204,
    division: { name: 'Pacific', place: 1 },
    home: '22-13-6',
    road: '20-14-7',
    captains: [{ slug: 'shane-doan', name: 'Shane Doan' }],
    note: null,
  },
  players: [laBarbera, langkow, doan, yandle, smith, vrbata, whitney],
};

/** 1995-96 to 2005-06, newest first as from the API; with a renamed team and a season that was not played. */
export const teams: Team[] = list;
