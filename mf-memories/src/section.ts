import { mountable } from '@desert/kit';
import { memories } from './declaration.tsx';

export const { mount, mountWidget } = mountable(memories);
