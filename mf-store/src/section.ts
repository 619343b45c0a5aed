import { mountable } from '@desert/kit';
import { store } from './declaration.tsx';

export const { mount, mountWidget } = mountable(store);
