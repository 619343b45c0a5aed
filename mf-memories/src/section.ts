import { createSectionModule } from '@desert/kit';
import { memories } from './declaration.tsx';

export const { prepare, mount, mountWidget } = createSectionModule(memories);
