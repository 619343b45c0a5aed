import manifest from '@desert/kit/section-manifest';
import { sectionWorker } from '@desert/kit/server';
import { news } from './declaration.tsx';

export default sectionWorker(news, manifest);
