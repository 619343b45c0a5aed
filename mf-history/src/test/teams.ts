import type { Team } from '@desert/contract/history';
import list from './teams.json';

/** 1995-96 to 2005-06, newest first, as the API lists them: a new name, a season that was not played. */
export const teams: Team[] = list;
