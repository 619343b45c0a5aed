import type { SectionLink } from '@desert/contract/page';
import { Link, Notice } from '@desert/kit';
import { SectionList } from './SectionList.tsx';
import styles from './NotFoundPage.module.css';

/** Where the site has no page. */
export function NotFoundPage({ sections }: { sections: SectionLink[] }) {
  return (
    <Notice heading="Page not found">
      <img className={styles.drawing} src="/images/howl.svg" alt="" width={480} height={240} />
      <p>Nothing is at this address. It may have moved, or a letter went astray on the way here.</p>
      <p>
        <Link href="/">Go home</Link>, or look here:
      </p>
      <SectionList sections={sections} />
    </Notice>
  );
}
