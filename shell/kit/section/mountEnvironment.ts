import type { PageHead, PostedForm } from '@desert/contract/page';
import type { ApiCache } from '../apiCache.ts';

export interface MountEnvironment {
  answers: ApiCache;
  /** Called whenever one of the section's pages is shown. */
  onShown: (head: PageHead) => void;
  path: string;
  form?: PostedForm | undefined;
  /** Whether to hydrate, by default true. Otherwise the element's HTML stays until the section is rendered. */
  hydrate?: boolean | undefined;
  /** Called when a component threw. */
  onFault?: (error: unknown) => void;
  /** Called when hydration failed and the section was rendered again. */
  onHydrationFault?: (error: unknown) => void;
  /** Remounts the section for a retry. Without it, a retry only rerenders the components. */
  onRetry?: () => Promise<void>;
}
