/** The shell, run from its sources: their style sheets take the place of the built ones. */
import '../src/client.tsx';
import { removeBuiltStyles } from './removeBuiltStyles.ts';

removeBuiltStyles('/assets/');
