import type { ShellRenderer } from '@desert/contract/shell';

export const shell: ShellRenderer;
