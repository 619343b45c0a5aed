import { createSectionModule } from '@desert/kit';
import { store } from './declaration.tsx';

export const { prepare, mount, mountWidget } = createSectionModule(store);
