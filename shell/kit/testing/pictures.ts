import { beforeEach, vi } from 'vitest';

export const jersey = { id: 11, url: '/images/jersey.svg', alt: 'A jersey' };
export const sleeve = { id: 12, url: '/images/sleeve.svg', alt: '' };
export const collar = { id: 13, url: 'https://example.com/collar.jpg', alt: 'The collar' };

/** Makes all pictures look unfinished in each test. happy-dom reports each as complete, as if it had failed to load. */
export function stubImageLoading(): void {
  beforeEach(() => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  });
}
