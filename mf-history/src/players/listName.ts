import { ERAS } from '@desert/contract/history/seasons';

const PEOPLE: Record<string, string> = {
  F: 'Forwards',
  C: 'Centers',
  L: 'Left wingers',
  R: 'Right wingers',
  D: 'Defensemen',
  G: 'Goalies',
};

export const EVERYBODY = 'Everyone who wore the sweater';

/** The name of a list: 'Number 19', 'Goalies of the Phoenix Coyotes in 2011-12'. @param search query of its page */
export function listName(search: string): string {
  const given = new URLSearchParams(search);
  const [q, position, number, season, era] = ['q', 'position', 'number', 'season', 'era'].map(
    (name) => given.get(name)?.trim() ?? '',
  );
  const team = ERAS.find(({ id }) => id === era)?.name;
  const narrowed = [
    ...(position ? [PEOPLE[position]] : []),
    ...(q ? [`named “${q}”`] : []),
    ...(team ? [`of the ${team}`] : []),
    ...(season ? [`in ${season}`] : []),
  ].join(' ');
  const people = position ? narrowed : `Players ${narrowed}`;
  if (number) {
    const name = `Number ${Number(number)}`;
    return narrowed === ''
      ? name
      : `${name}: ${people.slice(0, 1).toLowerCase()}${people.slice(1)}`;
  }
  return narrowed === '' ? EVERYBODY : people;
}

export function isNarrowed(search: string): boolean {
  return listName(search) !== EVERYBODY;
}
