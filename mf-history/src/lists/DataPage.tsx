import { ARCHIVE_PATH, downloadPath, type ListedList } from '@desert/contract/history/lists';
import { Link, ShareButton } from '@desert/kit';
import { Databank } from '../credits.tsx';
import { formatCount } from '../format.ts';
import { HistoryNav } from '../HistoryNav.tsx';

export function DataPage({ lists }: { lists: ListedList[] }) {
  const sources = new Map(
    lists.flatMap((list) => list.sources.map((source) => [source.name, source])),
  );
  return (
    <article className="stack gap-5 breakable">
      <HistoryNav current="more" part />
      <h1>Take it with you</h1>
      <p className="measure text-large">
        Every table of History has a CSV and a JSON file under it, with its sources and units on
        top. The archive has everything: seasons, rosters, games, box scores, and the lists below.
      </p>
      <p>
        <a className="target" href={ARCHIVE_PATH} download>
          Download the archive
        </a>
      </p>
      <ul className="stack columns">
        {lists.map(({ name, title, about, rows }) => (
          <li key={name} className="card stack tight pad-4">
            <h2 className="text-large">
              <Link className="target" href={`/history/lists/${name}`}>
                {title}
              </Link>
            </h2>
            <p className="caption">{about}</p>
            <p className="row gap-2">
              <span>{`${formatCount(rows)} rows`}</span>
              {(['csv', 'json'] as const).map((format) => (
                <a
                  key={format}
                  className="target pill"
                  href={downloadPath(format, `lists/${name}`)}
                  download
                >
                  {format.toUpperCase()}
                  <span className="visually-hidden">{` of ${title}`}</span>
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
      <section className="stack tight measure">
        <h2>Sources and their licenses</h2>
        <ul className="stack tight">
          {[...sources.values()].map(({ name, url, license }) => (
            <li key={name}>
              {url ? <a href={url}>{name}</a> : name}
              {`: ${license}`}
            </li>
          ))}
        </ul>
        <Databank />
      </section>
      <p>
        <ShareButton title="Take it with you" />
      </p>
    </article>
  );
}
