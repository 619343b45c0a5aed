import type { SectionLink } from '@desert/contract/pages/shell';
import { HOME_WIDGET } from '@desert/contract/pages/widgets';
import type { ReactNode } from 'react';
import { CallToAction } from './CallToAction.tsx';
import { DesertScene } from './DesertScene.tsx';
import { SectionTeaser } from './SectionTeaser.tsx';
import styles from './Home.module.css';

interface HomeProps {
  sections: SectionLink[];
  soon: string[];
  renderNewest: (section: SectionLink) => ReactNode;
}

export function Home({ sections, soon, renderNewest }: HomeProps) {
  return (
    <>
      <div className={styles.hero}>
        <div className="measure">
          <h1 className={styles.title}>Still howling</h1>
          <p className={`space-1 semibold accent ${styles.subtitle}`}>
            A home for Coyotes fans and everything we remember.
          </p>
          <p className={`space-3 ${styles.description}`}>
            The Coyotes no longer play, but their fans never left the building. Pass a jersey on to
            someone who’ll wear it, talk about the news, share the night you’ll never forget, and
            look up every season the franchise played.
          </p>
          <CallToAction sections={sections.filter(({ name }) => !soon.includes(name))} />
        </div>
        <DesertScene className={styles.scene} />
      </div>
      <div className={`stack space-5 ${styles.sections}`}>
        {sections.map((section) => {
          const open = !soon.includes(section.name);
          return (
            <SectionTeaser key={section.name} section={section} soon={!open}>
              {open && section.widgets?.includes(HOME_WIDGET) && renderNewest(section)}
            </SectionTeaser>
          );
        })}
      </div>
    </>
  );
}
