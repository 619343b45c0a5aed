/** The shell run from its sources, with their style sheets. */
import '../src/client.tsx';
import { removeBuiltStyles } from './removeBuiltStyles.ts';

removeBuiltStyles('/assets/');
