import type { ShellRenderer } from '@desert/contract/page';

/** The built shell, as `npm run build -w shell` leaves it. */
export const shell: ShellRenderer;
