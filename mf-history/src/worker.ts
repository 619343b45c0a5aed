import manifest from '@desert/kit/section-manifest';
import { createSectionWorker } from '@desert/kit/server';
import { history } from './declaration.tsx';

export default createSectionWorker(history, manifest);
