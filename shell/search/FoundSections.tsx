import { SEARCH_WIDGET } from '@desert/contract/pages/widgets';
import type { SearchKind } from '@desert/contract/search/search';
import { useBringing } from '../sections/site.ts';
import { StaticWidgets, type StaticWidgetsProps } from '../sections/StaticWidgets.tsx';
import { findSearchSection } from './searchPath.ts';
import styles from './SearchPage.module.css';

interface FoundSectionsProps extends Pick<StaticWidgetsProps, 'search' | 'onShown'> {
  order: SearchKind[];
}

export function FoundSections({ order, ...of }: FoundSectionsProps) {
  const bringing = useBringing(SEARCH_WIDGET);
  const links = [...new Set(order.flatMap((kind) => findSearchSection(kind, bringing) ?? []))];
  return (
    <div className={styles.found}>
      <StaticWidgets sections={links} widget={SEARCH_WIDGET} {...of} />
    </div>
  );
}
