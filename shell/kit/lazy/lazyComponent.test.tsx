import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { lazyComponent, LOAD_TIMEOUT_MS, loadComponent } from './lazyComponent.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render = () => this.state.error?.message ?? this.props.children;
}

it('waits for its code, fetched once for all of its places', async () => {
  const fetchCode = vi.fn(async () => Greeting);
  const Lazy = lazyComponent(fetchCode);
  render(
    <>
      <Lazy name="puck" />
      <Lazy name="ice" />
    </>,
  );
  expect(screen.getAllByText('Loading...')).toHaveLength(2);
  await act(async () => {});
  expect(screen.getByText('Hello puck')).toBeTruthy();
  expect(screen.getByText('Hello ice')).toBeTruthy();
  expect(fetchCode).toHaveBeenCalledOnce();
});

it('shows its placeholder, or else a line of text that is hidden without scripts', async () => {
  const Lazy = lazyComponent(async () => Greeting);
  expect(renderToString(<Lazy name="puck" />)).toBe(
    '<p class="caption" data-needs-script="true">Loading...</p>',
  );
  render(<Lazy name="puck" placeholder={<p>A skeleton</p>} />);
  expect(document.body.textContent).toBe('A skeleton');
  await act(async () => {});
  expect(document.body.textContent).toBe('Hello puck');
});

it('throws what the import did, and fetches again the next time', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const fetchCode = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('404'));
  const Lazy = lazyComponent(fetchCode);
  const { unmount } = render(
    <Boundary>
      <Lazy name="puck" />
    </Boundary>,
  );
  expect(await screen.findByText('404')).toBeTruthy();
  unmount();
  render(<Lazy name="puck" />);
  expect(await screen.findByText('Hello puck')).toBeTruthy();
});

it('throws where its code does not come in time, and shows it once it has', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  let arrive: (code: typeof Greeting) => void = () => {};
  const Lazy = lazyComponent(() => new Promise<typeof Greeting>((resolve) => (arrive = resolve)));
  const show = () =>
    render(
      <Boundary>
        <Lazy name="puck" />
      </Boundary>,
    );
  const { unmount } = show();
  await act(() => vi.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS - 1));
  expect(screen.getByText('Loading...')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText(/nothing came within/)).toBeTruthy();
  unmount();
  arrive(Greeting);
  await act(() => vi.runAllTimersAsync());
  show();
  expect(screen.getByText('Hello puck')).toBeTruthy();
});

it('renders at once what was loaded before, and leaves a component alone whose code is there', async () => {
  const Lazy = lazyComponent(async () => Greeting);
  for (const component of [Lazy, Greeting, undefined])
    await expect(loadComponent(component)).resolves.toBeUndefined();
  render(<Lazy name="puck" />);
  expect(screen.getByText('Hello puck')).toBeTruthy();
});
