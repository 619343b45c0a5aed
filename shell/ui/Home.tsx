import type { SectionLink } from '@desert/contract/pages/shell';
import { HOME_WIDGET } from '@desert/contract/pages/widgets';
import { FindNight, useViewer } from '@desert/kit';
import type { ReactNode } from 'react';
import { CallToAction } from './CallToAction.tsx';
import { DesertScene } from './DesertScene.tsx';
import { SectionLine, SectionTeaser } from './SectionTeaser.tsx';
import styles from './Home.module.css';

interface HomeProps {
  sections: SectionLink[];
  soon: string[];
  waiting: ReactNode;
  feed: ReactNode;
  renderWidget: (section: SectionLink) => ReactNode;
}

export function Home({ sections, soon, waiting, feed, renderWidget }: HomeProps) {
  const viewer = useViewer();
  const isOpen = ({ name }: SectionLink) => !soon.includes(name);
  const hasWidget = (section: SectionLink) =>
    isOpen(section) && section.widgets?.includes(HOME_WIDGET) === true;
  const [shown, others] = [sections.filter(hasWidget), sections.filter((link) => !hasWidget(link))];
  return (
    <>
      <div className={viewer ? `${styles.hero} ${styles.low}` : styles.hero}>
        <DesertScene className={styles.scene} />
        <div className={styles.name}>
          <h1 className={styles.title}>Still howling</h1>
          <p className={`space-1 semibold accent ${styles.subtitle}`}>
            A home for Coyotes fans and everything we remember.
          </p>
        </div>
      </div>
      <div className={styles.start}>
        <FindNight />
        <div className="stack tight content-center">
          <CallToAction sections={sections.filter(isOpen)} waiting={waiting} />
          <p>
            The Coyotes no longer play, but their fans never left the building. Pass a jersey on to
            someone who’ll wear it, talk about the news, share the night you’ll never forget, and
            look up every season the franchise played.
          </p>
        </div>
      </div>
      <div className={`stack gap-6 space-6 ${styles.columns}`}>
        <div className="stack gap-6 content-start">{feed}</div>
        <div className="stack gap-5 content-start">
          {shown.map((section) => (
            <SectionTeaser key={section.name} section={section}>
              {renderWidget(section)}
            </SectionTeaser>
          ))}
          {others.length > 0 && (
            <div className="card divided">
              {others.map((section) => (
                <SectionLine key={section.name} section={section} soon={!isOpen(section)} />
              ))}
            </div>
          )}
        </div>
      </div>
    </>
  );
}
