import type { ShellRenderer } from '@desert/contract/shell';

/** The built shell, as `npm run build -w shell` leaves it. */
export const shell: ShellRenderer;
