/**
 * The franchises of the opponents. A franchise that moved or was renamed is one, under its latest name; SOURCES.md names
 * the source.
 */
const FORMER_NAMES: Record<string, string> = {
  'Atlanta Flames': 'Calgary Flames',
  // The Winnipeg Jets of 2011 on. Our own franchise had that name to 1996, and is in no game its own opponent.
  'Atlanta Thrashers': 'Winnipeg Jets',
  'Chicago Black Hawks': 'Chicago Blackhawks',
  'Colorado Rockies': 'New Jersey Devils',
  'Hartford Whalers': 'Carolina Hurricanes',
  'Mighty Ducks of Anaheim': 'Anaheim Ducks',
  'Minnesota North Stars': 'Dallas Stars',
  'Quebec Nordiques': 'Colorado Avalanche',
};

export interface Franchise {
  slug: string;
  name: string;
}

/** The franchise of an opponent. @param name of any time */
export function franchiseOf(opponent: string): Franchise {
  const name = FORMER_NAMES[opponent] ?? opponent;
  return { slug: name.toLowerCase().replaceAll('.', '').replaceAll(' ', '-'), name };
}
