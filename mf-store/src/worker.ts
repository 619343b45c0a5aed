import manifest from '@desert/kit/section-manifest';
import { createSectionWorker } from '@desert/kit/server';
import { store } from './declaration.tsx';

export default createSectionWorker(store, manifest);
