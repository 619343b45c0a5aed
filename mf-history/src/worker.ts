import { sectionWorker } from '@desert/kit/server';
import { history } from './declaration.tsx';
import manifest from './section-manifest.js';

export default sectionWorker(history, manifest);
