import { createSectionModule } from '@desert/kit';
import { news } from './declaration.tsx';

export const { prepare, mount, mountWidget } = createSectionModule(news);
