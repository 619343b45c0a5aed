import type { PageHead, PostedForm } from '@desert/contract/pages/page';
import type { ApiCache } from '../app/apiCache.ts';

export interface MountEnvironment {
  cache: ApiCache;
  onShown: (head: PageHead) => void;
  /** Path below which the section's pages are: '/news'. */
  path: string;
  form?: PostedForm | undefined;
  /** Whether to hydrate the element's HTML, by default true. Otherwise the section's first render replaces it. */
  hydrate?: boolean | undefined;
  /** Called when an error boundary caught a component's error. */
  onFault?: (error: unknown) => void;
  /** Called when hydration failed and React rendered the section again in the browser. */
  onHydrationFault?: (error: unknown) => void;
  /** Reloads the section's code and remounts it on a retry. Without it, a retry only rerenders the components. */
  onRetry?: () => Promise<void>;
}
