import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { season2011 } from './samples/season.ts';
import { teams } from './samples/teams.ts';
import { TeamPage } from './TeamPage.tsx';
import { TeamsPage } from './TeamsPage.tsx';
import { UnknownSeasonPage } from './UnknownSeasonPage.tsx';

it.each<[string, ReactNode, string]>([
  ['list', <TeamsPage teams={teams} />, '>2001-02<'],
  ['season', <TeamPage team={season2011} />, '>Shane Doan<'],
  ['unknown season', <UnknownSeasonPage />, '>No such season<'],
])('has its content in the HTML and hydrates without a mismatch: %s', (_, page, content) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(container.innerHTML).toContain(content);
  const onRecoverableError = vi.fn();
  const onConsoleError = vi.spyOn(console, 'error');
  render(page, { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(onConsoleError).not.toHaveBeenCalled();
});
