import { mountable } from '@desert/kit';
import { news } from './declaration.tsx';

export const { mount, mountWidget } = mountable(news);
