import { beforeEach, vi } from 'vitest';

/** For tests: pictures are on their way. The tests' document takes each for one that failed to load. */
export function stubImageLoading(): void {
  beforeEach(() => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  });
}
