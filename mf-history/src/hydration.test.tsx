import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { PlayerPage } from './player/PlayerPage.tsx';
import { UnknownPlayerPage } from './player/UnknownPlayerPage.tsx';
import { TeamPage } from './TeamPage.tsx';
import { TeamsPage } from './TeamsPage.tsx';
import { dauphin, doan, hamel } from './test/playerDetails.ts';
import { season2011, teams } from './test/season.ts';
import { UnknownSeasonPage } from './UnknownSeasonPage.tsx';
import { UnplayedSeasonPage } from './UnplayedSeasonPage.tsx';

it.each<[name: string, content: string, renderPage: () => ReactNode]>([
  ['the list', '>2001-02<', () => <TeamsPage teams={teams} />],
  ['a season', '>Shane Doan<', () => <TeamPage team={season2011} />],
  ['a player from a list', '>Back to ', () => <PlayerPage player={doan} />],
  ['a player', '>2015-16<', () => <PlayerPage player={dauphin} />],
  ['a goalie', '>Losses<', () => <PlayerPage player={hamel} />],
  ['an unknown player', '>Player not found<', () => <UnknownPlayerPage params={{ slug: 'a-b' }} />],
  ['the season that was not played', '>2004-05<', () => <UnplayedSeasonPage teams={teams} />],
  [
    'an unknown season',
    '>Season not found<',
    () => <UnknownSeasonPage params={{ year: '2024' }} />,
  ],
])('%s renders as HTML, and hydrates without a mismatch', (_, content, renderPage) => {
  const page = renderPage();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(container.innerHTML).toContain(content);
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const onConsoleError = vi.spyOn(console, 'error');
  render(page, { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(onConsoleError).not.toHaveBeenCalled();
  onConsoleError.mockRestore();
});
