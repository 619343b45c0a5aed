import type { PageHead, PostedForm } from '@desert/contract/page';
import type { AnswerStore } from '../answers.ts';

/** What the shell gives to a section that it mounts. */
export interface MountEnvironment {
  /** The answers of this browser tab. */
  answers: AnswerStore;
  /** Called each time one of the section's pages stands. */
  onShown: (head: PageHead) => void;
  /** Where the section's pages start: '/history'. */
  path: string;
  /** A form that was posted to this page, and refused. */
  form?: PostedForm | undefined;
  /**
   * Whether what the server left in the element can be hydrated, as unless told otherwise; else it stays there
   * until the section is rendered.
   */
  hydrate?: boolean | undefined;
  /** Called where one of the section's components threw. */
  onFault?: (error: unknown) => void;
  /** Called where what the server rendered could not be hydrated, and was rendered anew. */
  onHydrationFault?: (error: unknown) => void;
  /** Tries again after that: mounts the section anew. Without it, what threw is rendered again. */
  onRetry?: () => Promise<void>;
}
