import { mountable } from '@desert/kit';
import { news } from './declaration.tsx';

export const { mount } = mountable(news);
