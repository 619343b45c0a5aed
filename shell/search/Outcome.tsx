import { totalText } from '@desert/contract/paging';
import type { SearchAnswer } from '@desert/contract/search';
import { announce } from '@desert/kit';
import { Fragment, useEffect } from 'react';
import { useSite } from '../src/site.ts';
import styles from './SearchPage.module.css';

/** What is to be said of what was found: that it is something else than was looked for, or not all. */
export function Outcome({ q, answer }: { q: string; answer: SearchAnswer }) {
  const { navigation } = useSite();
  const { outcome, instead, order, groups, member, building } = answer;
  // Those that are shown: of one kind alone, the others are counted too.
  const shown = order.map((kind) => groups[kind]);
  const members = member === undefined ? 0 : 1;
  const count = shown.reduce((sum, group) => sum + group.count, members);
  const more = shown.some((group) => group.more);
  const found = count === 0 ? 'Nothing found' : `${totalText({ count, more })} found`;

  useEffect(() => {
    if (navigation?.navigated) announce(found);
  }, [navigation, found]);

  return (
    <>
      {outcome === 'alike' && (
        <p className={styles.outcome}>
          Nothing has “<bdi>{q}</bdi>”. Showing what has <Words words={instead} />.
        </p>
      )}
      {outcome === 'all' && instead.length > 0 && (
        <p className={styles.outcome}>
          Little has “<bdi>{q}</bdi>”. Showing what has <Words words={instead} />, too.
        </p>
      )}
      {outcome === 'some' && (
        <p className={styles.outcome}>Nothing has all of these words. These have some of them.</p>
      )}
      {building && (
        <p className={styles.outcome}>
          The index is being made: not all is found yet. Try again in a moment.
        </p>
      )}
    </>
  );
}

function Words({ words }: { words: string[] }) {
  return words.map((word, at) => (
    <Fragment key={word}>
      {at > 0 && ' or '}“<b>{word}</b>”
    </Fragment>
  ));
}
