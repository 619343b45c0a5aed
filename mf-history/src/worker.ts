import manifest from '@desert/kit/section-manifest';
import { sectionWorker } from '@desert/kit/server';
import { history } from './declaration.tsx';

export default sectionWorker(history, manifest);
