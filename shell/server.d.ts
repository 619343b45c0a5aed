import type { ShellRenderer } from '@desert/contract/pages/shell';

export const shell: ShellRenderer;
