import manifest from '@desert/kit/section-manifest';
import { createSectionWorker } from '@desert/kit/server';
import { memories } from './declaration.tsx';

export default createSectionWorker(memories, manifest);
