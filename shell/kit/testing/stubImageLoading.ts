import { beforeEach, vi } from 'vitest';

/** Makes all pictures look unfinished in each test. happy-dom reports each as complete, as if it had failed to load. */
export function stubImageLoading(): void {
  beforeEach(() => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  });
}
