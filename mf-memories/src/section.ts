import { mountable } from '@desert/kit';
import { memories } from './declaration.tsx';

export const { prepare, mount, mountWidget } = mountable(memories);
