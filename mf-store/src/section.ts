import { mountable } from '@desert/kit';
import { store } from './declaration.tsx';

export const { mount } = mountable(store);
