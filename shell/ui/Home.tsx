import type { SectionLink } from '@desert/contract/page';
import { DesertScene } from './DesertScene.tsx';
import { SectionCard } from './SectionCard.tsx';
import styles from './Home.module.css';

interface HomeProps {
  sections: SectionLink[];
  /** Names of the sections that are not open yet. */
  soon?: string[];
}

export function Home({ sections, soon }: HomeProps) {
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.title}>Still howling</h1>
          <p className={styles.subtitle}>
            A home for Coyotes fans, and for all that they remember.
          </p>
          <p className={styles.description}>
            The Coyotes no longer play. Their fans never left the building. Pass a jersey on to
            someone who will wear it, talk over the news, share the night you will not forget, and
            look up every season the franchise played.
          </p>
        </div>
        <DesertScene className={styles.scene} />
      </div>
      <ul className={styles.cards}>
        {sections.map((section) => (
          <li key={section.name}>
            <SectionCard section={section} soon={soon?.includes(section.name) ?? false} />
          </li>
        ))}
      </ul>
    </>
  );
}
