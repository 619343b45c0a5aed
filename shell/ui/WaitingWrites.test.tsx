import { $waiting } from '@desert/kit/shell';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { WaitingWrites } from './WaitingWrites.later.tsx';

it('writes that the browser lists before it hydrates are shown, without a mismatch', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<WaitingWrites />);
  $waiting.set([
    {
      method: 'POST',
      address: '/api/news/3/comments/',
      name: 'a',
      text: 'See you there',
      changes: '/api/news/3/',
      user: 1,
      at: 0,
    },
  ]);
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  await act(async () => void hydrateRoot(container, <WaitingWrites />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.getByText('See you there')).toBeTruthy();
});
