import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createLazyComponent, loadComponent } from './lazyComponent.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render = () => this.state.error?.message ?? this.props.children;
}

it('the code of a lazy component is fetched once, in however many places it is shown', async () => {
  const fetchCode = vi.fn(async () => Greeting);
  const Lazy = createLazyComponent(fetchCode);
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

it('a lazy component shows its placeholder while it loads or, by default, a text that is hidden without scripts', async () => {
  const Lazy = createLazyComponent(async () => Greeting);
  expect(renderToString(<Lazy name="puck" />)).toBe(
    '<p class="caption" data-needs-script="true">Loading...</p>',
  );
  render(<Lazy name="puck" placeholder={<p>A skeleton</p>} />);
  expect(document.body.textContent).toBe('A skeleton');
  await act(async () => {});
  expect(document.body.textContent).toBe('Hello puck');
});

it('a lazy component whose import failed throws the error, and imports again when it is rendered again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const fetchCode = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('404'));
  const Lazy = createLazyComponent(fetchCode);
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

it('a loaded lazy component renders synchronously', async () => {
  const Lazy = createLazyComponent(async () => Greeting);
  for (const component of [Lazy, Greeting, undefined])
    await expect(loadComponent(component)).resolves.toBeUndefined();
  render(<Lazy name="puck" />);
  expect(screen.getByText('Hello puck')).toBeTruthy();
});
