import { isOpenGame } from '@desert/contract/history/attendance';
import { FIND_PATH, MAX_MEMORY, type RememberedGame } from '@desert/contract/history/find';
import { gamePath, formatOpponent, formatResult } from '@desert/contract/history/game-text';
import { formatDay } from '@desert/contract/history/months';
import {
  Button,
  EmptyNote,
  Link,
  QueryForm,
  SelectField,
  TextField,
  useAddress,
} from '@desert/kit';
import { GamesCredit } from '../credits.tsx';
import { HistoryNav } from '../HistoryNav.tsx';
import { opponentPath } from '../paths.ts';
import styles from './FindPage.module.css';

const FIELDS = [
  ['opponent', 'Opponent', 'Kings'],
  ['year', 'Year or season', '2009'],
  ['month', 'Month or holiday', 'December'],
  ['scorer', 'Who did what', 'Doan scored twice'],
  ['score', 'Score', '4-2'],
  ['arena', 'Arena', 'America West Arena'],
  ['age', 'Your age then', '9'],
  ['born', 'Your year of birth', '1990'],
] as const;

const PLACES = [
  ['home', 'At home'],
  ['road', 'On the road'],
] as const;

const EXAMPLES = [
  'Doan hat trick at home',
  'last game at America West Arena',
  'beat the Red Wings in overtime around Christmas',
];

export function FindPage({ games }: { games: RememberedGame[] }) {
  const { search } = useAddress();
  const isAsked = new URLSearchParams(search).size > 0;
  const [first] = games;
  const rival = games.every(({ opponent }) => opponent === first?.opponent) ? first : undefined;
  return (
    <article className="stack gap-5">
      <HistoryNav current="games" part />
      <div className="stack tight measure">
        <h1>Which game was it?</h1>
        <p className="text-large">
          Tell us what you remember: who we played, when, who scored, how it ended. Some of it may
          be wrong.
        </p>
      </div>
      {/* The key fills the fields with another memory. */}
      <MemoryForm key={search} given={new URLSearchParams(search)} />
      {rival && (
        <Link className="target" href={opponentPath(rival.opponent_slug)}>
          {`Every game against the ${rival.opponent}`}
        </Link>
      )}
      {games.length > 0 ? (
        <ol className="stack">
          {games.map((game) => (
            <FoundNight key={game.date} game={game} />
          ))}
        </ol>
      ) : (
        <OtherWays isAsked={isAsked} />
      )}
      <GamesCredit />
    </article>
  );
}

function MemoryForm({ given }: { given: URLSearchParams }) {
  const value = (name: string) => given.get(name) ?? '';
  const hasFields = [...FIELDS.map(([name]) => name), 'place'].some((name) => value(name) !== '');
  return (
    <QueryForm path={FIND_PATH} label="What you remember" className="stack measure">
      <TextField
        label="What you remember"
        name="q"
        defaultValue={value('q')}
        maxLength={MAX_MEMORY}
        autoComplete="off"
        enterKeyHint="search"
      />
      <details open={hasFields}>
        <summary>Opponent, year, score, and more</summary>
        <div className={`stack tight ${styles.fields}`}>
          {FIELDS.map(([name, label, example]) => (
            <TextField
              key={name}
              label={label}
              name={name}
              defaultValue={value(name)}
              placeholder={example}
              maxLength={80}
              autoComplete="off"
            />
          ))}
          <SelectField
            label="Where"
            name="place"
            choices={PLACES}
            none="Home or road"
            defaultValue={value('place')}
          />
        </div>
      </details>
      <p>
        <Button type="submit">Find the game</Button>
      </p>
    </QueryForm>
  );
}

function FoundNight({ game }: { game: RememberedGame }) {
  const { date, arena, reasons } = game;
  return (
    <li className={`card pad-4 ${styles.night}`}>
      <div className="stack gap-0">
        <h2 className="text-large">
          <Link className="target" href={gamePath(date)}>
            {`${formatDay(date)} ${formatOpponent(game)}`}
          </Link>
        </h2>
        <p>{[formatResult(game), arena].filter(Boolean).join(' · ')}</p>
        <ul className={`row gap-0-2 caption ${styles.reasons}`} aria-label="Why this game">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
      {isOpenGame(date) && (
        // The game's page takes the form, with and without a script.
        <form method="post" action={gamePath(date)}>
          <Button type="submit" look="quiet">
            I was there
            <span className="visually-hidden">{`, ${formatDay(date)}`}</span>
          </Button>
        </form>
      )}
    </li>
  );
}

function OtherWays({ isAsked }: { isAsked: boolean }) {
  return (
    <section className="stack tight">
      {isAsked && (
        <EmptyNote>
          We found nothing in this that points to a game. Try an opponent, a player, a month, or a
          score.
        </EmptyNote>
      )}
      <h2>{isAsked ? 'Other ways to find it' : 'For example'}</h2>
      <ul className="row gap-2-3">
        {(isAsked ? [] : EXAMPLES).map((example) => (
          <li key={example}>
            <Link className="target pill" href={`${FIND_PATH}?q=${encodeURIComponent(example)}`}>
              {example}
            </Link>
          </li>
        ))}
        {[
          ['/history/against', 'Every opponent'],
          ['/history/games', 'Every season'],
          ['/history/playoffs', 'Every playoff game'],
        ].map(([path = '', name]) => (
          <li key={path}>
            <Link className="target pill" href={path}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
