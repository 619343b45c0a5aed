/** Latest names of relocated and renamed franchises, by former name. SOURCES.md lists the source. */
const FORMER_NAMES: Record<string, string> = {
  'Atlanta Flames': 'Calgary Flames',
  // The Winnipeg Jets since 2011. Our franchise had that name until 1996, and is never its own opponent.
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

/** @param opponent its name at the time of the game */
export function franchiseOf(opponent: string): Franchise {
  const name = FORMER_NAMES[opponent] ?? opponent;
  return { slug: name.toLowerCase().replaceAll('.', '').replaceAll(' ', '-'), name };
}
