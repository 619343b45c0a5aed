import { eraOf } from '@desert/contract/history/seasons';

/** Whole names: the build finds the classes of a first paint as strings of the kit and the sections. */
const CLASSES = { green: 'era-green', purple: 'era-purple', brick: 'era-brick' };

/** The class with the colors of a season's era: `--era` and `--era-band`. @param season '2011-12' */
export function eraColor(season: string): string {
  const era = eraOf(season);
  return era ? CLASSES[era.color] : '';
}
