import { folded } from '@desert/contract/folded';

/**
 * A name as addresses have it: no case, no accents, words joined by one '-'. 'Émile O’Neill' gives 'emile-oneill';
 * '' where nothing is left.
 */
export function slugOf(name: string): string {
  return folded(name)
    .replace(/[.'’]/g, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}
