import { formatTotal } from '@desert/contract/records/paging';
import { SEARCH_KINDS, type SearchResponse } from '@desert/contract/search/search';
import { searchLabel } from '@desert/kit/shell';
import { LinkChoices } from '../ui/Choices.tsx';
import { searchPath } from './searchPath.ts';
import styles from './Refine.module.css';

interface RefineProps {
  q: string;
  query: URLSearchParams;
  groups: SearchResponse['groups'];
}

const SORTS = { '': 'Best match', newest: 'Newest' };

export function Refine({ q, query, groups }: RefineProps) {
  const kind = query.get('kind') ?? '';
  const sort = query.get('sort') === 'newest' ? 'newest' : '';
  const kinds = SEARCH_KINDS.filter((name) => groups[name].count > 0 || name === kind);
  return (
    <div className={`stack ${styles.refine}`}>
      <LinkChoices
        label="Filter by type"
        choices={[
          { href: searchPath(q, { sort }), chosen: kind === '', text: 'All' },
          ...kinds.map((name) => ({
            href: searchPath(q, { kind: name, sort }),
            chosen: name === kind,
            text: (
              <>
                {searchLabel(name)}{' '}
                <span className="text-small regular">{formatTotal(groups[name])}</span>
              </>
            ),
          })),
        ]}
      />
      <LinkChoices
        label="Sort results"
        lead="Sort by"
        choices={Object.entries(SORTS).map(([name, text]) => ({
          href: searchPath(q, { kind, sort: name }),
          chosen: name === sort,
          text,
        }))}
      />
    </div>
  );
}
