import { createSectionModule } from '@desert/kit';
import { history } from './declaration.tsx';

export const { prepare, mount, mountWidget } = createSectionModule(history);
