/** Sentences for a season's page that say how the season differed from others. */
export const SEASON_NOTES: Record<string, string> = {
  '1994-95': 'A lockout shortened the season to 48 games.',
  '1995-96': 'The franchise’s last season in Winnipeg.',
  '1996-97': 'The first season in Phoenix, after 17 in Winnipeg.',
  '2003-04':
    'The team moved to its new arena in Glendale in December. The season after it was canceled by a lockout.',
  '2012-13': 'A lockout shortened the season to 48 games.',
  '2014-15': 'The first season as the Arizona Coyotes.',
  '2019-20':
    'The pandemic stopped the season after 70 games. The playoffs followed in August, in Edmonton and without spectators.',
  '2020-21': 'The pandemic shortened the season to 56 games.',
  '2021-22': 'The last season in Glendale.',
  '2022-23': 'The first season in Tempe, at Mullett Arena with its 4,600 seats.',
  '2023-24': 'The franchise’s last season. Its last game was on April 17, 2024.',
};

/** Seasons in which the team had no captain. Others without one are not in our sources. */
export const NO_CAPTAIN = new Set(['2017-18', '2021-22', '2022-23', '2023-24']);
