import { mountable } from '@desert/kit';
import { store } from './declaration.tsx';

export const { prepare, mount, mountWidget } = mountable(store);
