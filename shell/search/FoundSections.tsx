import { SEARCH_WIDGET } from '@desert/contract/pages/widgets';
import type { SearchKind } from '@desert/contract/search/search';
import { useBringing } from '../sections/site.ts';
import { StaticWidgets, type StaticWidgetsProps } from '../sections/StaticWidgets.tsx';
import { sectionOf } from './searchPath.ts';
import styles from './SearchPage.module.css';

interface FoundSectionsProps extends Pick<StaticWidgetsProps, 'search' | 'onShown'> {
  order: SearchKind[];
}

export function FoundSections({ order, ...of }: FoundSectionsProps) {
  const bringing = useBringing(SEARCH_WIDGET);
  const found = [...new Set(order.flatMap((kind) => sectionOf(kind, bringing) ?? []))];
  return (
    <div className={styles.found}>
      <StaticWidgets sections={found} widget={SEARCH_WIDGET} {...of} />
    </div>
  );
}
