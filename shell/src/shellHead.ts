import type { PageHead } from '@desert/contract/page';

export type ShellHead = PageHead & { status: number };

export const NOT_FOUND: ShellHead = {
  status: 404,
  title: 'Page not found',
  description: 'There’s no page at this address.',
};
