import { mountable } from '@desert/kit';
import { history } from './declaration.tsx';

export const { prepare, mount, mountWidget } = mountable(history);
