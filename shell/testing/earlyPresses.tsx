/** A page whose controls are pressed before React hydrates it. */
import { act, render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';

export const pressed = vi.fn<(name: string) => void>();

/** @param children must render nothing, because the server's HTML lacks them */
export function Page({ children }: { children?: ReactNode }) {
  const [count, setCount] = useState(0);
  const press = (name: string) => () => {
    pressed(name);
    setCount(count + 1);
  };
  return (
    <>
      <output>{count}</output>
      <button type="button" onClick={press('like')}>
        Like
      </button>
      <button type="button" onClick={press('share')}>
        <b>Share</b>
      </button>
      <button type="button" popoverTarget="menu">
        Menu
      </button>
      <a href="#main">Skip</a>
      <form onSubmit={(event) => event.preventDefault()}>
        <button>Send</button>
      </form>
      {children}
    </>
  );
}

export function servePage(): HTMLElement {
  vi.useFakeTimers();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Page />);
  return container;
}

/** Hydrates the page, and waits for longer than a replay takes. */
export async function hydratePage(container: HTMLElement, children?: ReactNode) {
  await act(async () => render(<Page>{children}</Page>, { container, hydrate: true }));
  await act(() => vi.advanceTimersByTimeAsync(100));
}

export const listBusy = () =>
  Array.from(document.querySelectorAll('[aria-busy=true]'), ({ textContent }) => textContent);
