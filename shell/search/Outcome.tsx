import { countTotal } from '@desert/contract/records/paging';
import type { SearchResponse } from '@desert/contract/search/search';
import { announce } from '@desert/kit';
import { Fragment, useEffect } from 'react';
import { useSite } from '../sections/site.ts';
import styles from './SearchPage.module.css';

export function SearchOutcomeText({ q, response }: { q: string; response: SearchResponse }) {
  const { navigation } = useSite();
  const { outcome, instead, order, groups, member, building } = response;
  // `order` lists the shown kinds; `groups` also has the counts of the others.
  const shown = order.map((kind) => groups[kind]);
  const members = member === undefined ? 0 : 1;
  const count = shown.reduce((sum, group) => sum + group.count, members);
  const more = shown.some((group) => group.more);
  const countText = count === 0 ? 'No results' : countTotal({ count, more }, 'result', 'results');

  useEffect(() => {
    if (navigation?.navigated) announce(countText);
  }, [navigation, countText]);

  return (
    <>
      {count > 0 && <p className="caption">{countText}</p>}
      {outcome === 'alike' && (
        <p className={`pad-3-4 sunken rounded ${styles.outcome}`}>
          No results for “<bdi>{q}</bdi>”. Showing results for <Words words={instead} /> instead.
        </p>
      )}
      {outcome === 'all' && instead.length > 0 && (
        <p className={`pad-3-4 sunken rounded ${styles.outcome}`}>
          Few results for “<bdi>{q}</bdi>”. Also showing results for <Words words={instead} />.
        </p>
      )}
      {outcome === 'some' && (
        <p className={`pad-3-4 sunken rounded ${styles.outcome}`}>
          No results match all of your words. These match some of them.
        </p>
      )}
      {building && (
        <p className={`pad-3-4 sunken rounded ${styles.outcome}`}>
          Search is still getting set up, so some results may be missing. Try again in a moment.
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
