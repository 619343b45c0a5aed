import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $announcement } from '../toast/announce.ts';
import { $toast, hideToast } from '../toast/store.ts';
import { ShareButton } from './ShareButton.tsx';

const PAGE = 'https://desert.test/news/7';

beforeEach(() => {
  hideToast();
  vi.stubGlobal('location', new URL(`${PAGE}/?cursor=x#comments`));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser that copies, and shares if `share` is there. */
function browser({ share, writeText = vi.fn(async () => {}) }: Partial<Doings> = {}): Doings {
  vi.stubGlobal('navigator', { clipboard: { writeText }, ...(share && { share }) });
  render(<ShareButton title="Who kept a puck?" />);
  return { share: share ?? vi.fn(), writeText };
}

interface Doings {
  share: ReturnType<typeof vi.fn>;
  writeText: ReturnType<typeof vi.fn>;
}

const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Share' })));
const said = () => $toast.get()?.text;
const shown = () => screen.queryByText(/^The link is/)?.textContent;

describe('where the system can share', () => {
  it('hands it the page, by its one address, and says nothing itself', async () => {
    const { share, writeText } = browser({ share: vi.fn(async () => {}) });
    await press();
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Who kept a puck?', url: PAGE });
    expect(writeText).not.toHaveBeenCalled();
    expect(said() ?? shown()).toBeUndefined();
  });

  it('hands it as much of its address as is to be shared', async () => {
    const share = vi.fn(async () => {});
    vi.stubGlobal('navigator', { share });
    render(<ShareButton title="Number 19" address="/history/players?number=19" />);
    await press();
    const url = 'https://desert.test/history/players?number=19';
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Number 19', url });
  });

  it('leaves it at that where the visitor thinks better of it', async () => {
    const share = vi.fn().mockRejectedValue(new DOMException('', 'AbortError'));
    const { writeText } = browser({ share });
    await press();
    expect(writeText).not.toHaveBeenCalled();
    expect(said() ?? shown()).toBeUndefined();
  });

  it('copies the link where the system refuses', async () => {
    const share = vi.fn().mockRejectedValue(new DOMException('', 'NotAllowedError'));
    const { writeText } = browser({ share });
    await press();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(PAGE);
  });
});

describe('where it cannot', () => {
  it('copies the link, and says so to everybody', async () => {
    const { writeText } = browser();
    await press();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(PAGE);
    expect(said()).toBe('Link copied');
    expect(shown()).toBeUndefined();
  });

  it('shows the link, for good, where it cannot be copied either, and it is heard', async () => {
    browser({ writeText: vi.fn().mockRejectedValue(new DOMException('', 'NotAllowedError')) });
    await press();
    expect(shown()).toBe(`The link is ${PAGE}`);
    expect($announcement.get()?.text).toBe(`The link is ${PAGE}`);
    expect(said()).toBeUndefined();
  });
});
