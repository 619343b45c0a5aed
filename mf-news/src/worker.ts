import manifest from '@desert/kit/section-manifest';
import { createSectionWorker } from '@desert/kit/server';
import { news } from './declaration.tsx';

export default createSectionWorker(news, manifest);
