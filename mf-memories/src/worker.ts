import manifest from '@desert/kit/section-manifest';
import { sectionWorker } from '@desert/kit/server';
import { memories } from './declaration.tsx';

export default sectionWorker(memories, manifest);
