import { mountable } from '@desert/kit';
import { news } from './declaration.tsx';

export const { prepare, mount, mountWidget } = mountable(news);
