import type { SectionLink } from '@desert/contract/page';
import { ButtonLink, useViewer } from '@desert/kit';
import styles from './Begin.module.css';

/** What one can begin in a section, at its path and '/new'. */
const DEEDS: Record<string, string> = {
  store: 'Sell an item',
  news: 'Start a discussion',
  memories: 'Share a memory',
};

interface BeginProps {
  /** The sections that are open. */
  sections: SectionLink[];
}

/** Where to begin: for a visitor by signing up, for a member by writing something. */
export function Begin({ sections }: BeginProps) {
  const viewer = useViewer();
  if (!viewer) {
    return (
      <div className={styles.begin}>
        <p>Reading is for everybody. To sell, write, like and comment, sign up: it is free.</p>
        <div className={styles.ways}>
          <ButtonLink href="/signup">Join the fans</ButtonLink>
          <ButtonLink look="quiet" href="/login">
            I have an account
          </ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.begin}>
      <p>
        Welcome back, <bdi>{viewer.username}</bdi>. What do you bring today?
      </p>
      <div className={styles.ways}>
        {sections.map(
          ({ name, path }) =>
            DEEDS[name] && (
              <ButtonLink key={name} look="quiet" href={`${path}/new`}>
                {DEEDS[name]}
              </ButtonLink>
            ),
        )}
      </div>
    </div>
  );
}
