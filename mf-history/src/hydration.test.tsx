import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { PlayerPage } from './player/PlayerPage.tsx';
import { UnknownPlayerPage } from './player/UnknownPlayerPage.tsx';
import { TeamPage } from './TeamPage.tsx';
import { TeamsPage } from './TeamsPage.tsx';
import { dauphin, doan, hamel } from './test/playerDetails.ts';
import { season2011 } from './test/season.ts';
import { teams } from './test/teams.ts';
import { UnknownSeasonPage } from './UnknownSeasonPage.tsx';
import { UnplayedSeasonPage } from './UnplayedSeasonPage.tsx';

it.each<{ name: string; page: ReactNode; content: string }>([
  { name: 'the list', page: <TeamsPage teams={teams} />, content: '>2001-02<' },
  { name: 'a season', page: <TeamPage team={season2011} />, content: '>Shane Doan<' },
  { name: 'a player from a list', page: <PlayerPage player={doan} />, content: '>Back to ' },
  { name: 'a player', page: <PlayerPage player={dauphin} />, content: '>2015-16<' },
  { name: 'a goalie', page: <PlayerPage player={hamel} />, content: '>Losses<' },
  {
    name: 'an unknown player',
    page: <UnknownPlayerPage params={{ slug: 'wayne-gretzky' }} />,
    content: '>No such player<',
  },
  {
    name: 'the season that was not played',
    page: <UnplayedSeasonPage teams={teams} />,
    content: '>2004-05<',
  },
  {
    name: 'an unknown season',
    page: <UnknownSeasonPage params={{ year: '2024' }} />,
    content: '>No such season<',
  },
])('renders $name as HTML, and hydrates it without a mismatch', ({ page, content }) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(container.innerHTML).toContain(content);
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const onConsoleError = vi.spyOn(console, 'error');
  render(page, { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(onConsoleError).not.toHaveBeenCalled();
});
