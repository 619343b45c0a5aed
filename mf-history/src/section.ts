import { mountable } from '@desert/kit';
import { history } from './declaration.tsx';

export const { mount, mountWidget } = mountable(history);
