/** The sources of lists and downloads, with their licenses as they state them. SOURCES.md says what each is used for. */
import type { ListSource } from '@desert/contract/history/lists';

const defineGitHubSource = (
  repository: string,
  license: string,
  name = repository,
): ListSource => ({
  name,
  url: `https://github.com/${repository}`,
  license,
});

export const DATABANK = defineGitHubSource(
  'rippinrobr/hockey-databank',
  'Free use, commercial too, with this credit: The information used herein was obtained free of charge from and is ' +
    'copyrighted by the Hockey Databank project. For more information about the Hockey Databank project please visit ' +
    'http://sports.groups.yahoo.com/group/hockey-databank',
  'Hockey Databank',
);
export const BOX_SCORES = defineGitHubSource('sportsdataverse/fastRhockey-nhl-data', 'MIT');
export const SCORES = [
  defineGitHubSource('cran/NHLData', 'CC0'),
  defineGitHubSource('bigfour/competitiveness', 'CC0'),
  defineGitHubSource('twinfield10/NHL-Data', 'none stated; facts only'),
];
export const DRAFT = defineGitHubSource('nikofur/NHL_Draft_Analysis', 'none stated; facts only');
export const TRADES = defineGitHubSource('drydenje/nhl-trades', 'ISC');
export const PRESS: ListSource = {
  name: 'Press and the league’s pages, as named in SOURCES.md',
  url: null,
  license: 'facts only',
};
export const FANS: ListSource = {
  name: 'Pucks and Rocks',
  url: 'https://pucksandrocks.blogspot.com',
  license: 'facts only',
};
export const WIKIPEDIA: ListSource = {
  name: 'Wikipedia',
  url: 'https://en.wikipedia.org',
  license: 'CC BY-SA; facts only',
};
