import manifest from '@desert/kit/section-manifest';
import { sectionWorker } from '@desert/kit/server';
import { store } from './declaration.tsx';

export default sectionWorker(store, manifest);
