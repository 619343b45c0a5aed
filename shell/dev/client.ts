/** Entry of the shell that runs from its sources, whose style sheets replace the built ones. */
import '../src/client.tsx';
import { removeBuiltStyles } from './removeBuiltStyles.ts';

removeBuiltStyles('/assets/');
