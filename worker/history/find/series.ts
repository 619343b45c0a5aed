/** Facts about the playoffs: the round, the number of the game, the end of a series. */
import { type Fact, type Phrase, takePhrases, defineTrait } from './facts.ts';
import type { IndexedGame } from './games.ts';
import type { TextReader } from './text.ts';

const isRound = (name: RegExp) => (game: IndexedGame) => name.test(game.round ?? '');

const ROUNDS: Phrase[] = [
  [
    /\b(?:1st|first|opening)(?: playoff)? round\b|\bround 1\b|\b(?:conference )?quarter-?finals?\b|\bdivision semi-?finals?\b/gi,
    isRound(/First Round|Division Semi|Quarter/),
    'first round',
    0.9,
  ],
  [
    /\b(?:2nd round|round 2|division finals?|(?:conference )?semi-?finals?)\b/gi,
    isRound(/Division Finals|Conference Semi/),
    'second round',
    0.9,
  ],
  [
    /\b(?:(?:western )?conference finals?|west(?:ern)? finals?|3rd round|round 3|wcf)\b/gi,
    isRound(/Conference Finals/),
    'conference finals',
    0.9,
  ],
  [
    /\b(?:qualif\w+|play-?in)(?: round| series)?\b/gi,
    isRound(/Qualifying/),
    'qualifying round',
    0.9,
  ],
];

const PLAYOFFS = /\b(?:play-?offs?|post-?season|stanley cup(?: playoffs?)?|elimination)\b/gi;
const END =
  /\b(?:clinch(?:ed|ing|er)?|won the series|advanced|eliminat(?:ed|ion)|knocked (?:@us )?out(?: of the playoffs)?|(?:lost|end of|ended) the series|sent @\w+ home|last game of the (?:~|series|playoffs?))\b/gi;

export function takeSeries(memory: TextReader): Fact[] {
  const isPlayoffs = ({ round }: IndexedGame) => round !== null;
  let isSeries = memory.has(PLAYOFFS);
  const facts = takePhrases(memory, ROUNDS, true);
  isSeries ||= facts.length > 0;
  memory.take(
    /\b(?:game|gm\.?) ?#?(\d{1,2})\b(?!-)|\b(\d)(?:st|nd|rd|th) game of the (?:playoff )?series\b|\bseries opener\b|\bopener of the series\b|\bfirst game of the (?:playoff )?(?:series|~)|(?<=~ )opener\b/gi,
    ([whole = '', game, nth]) => {
      const number = Number(game ?? nth ?? 1);
      isSeries ||= number === 7 || whole.includes('series');
      facts.push(
        defineTrait(
          (game) =>
            game.number === number &&
            (isSeries ? isPlayoffs(game) : number < 8 || !isPlayoffs(game)),
          `game ${number}`,
          { trust: 0.85 },
        ),
      );
    },
  );
  facts.push(
    ...takePhrases(memory, [
      [END, (game) => isPlayoffs(game) && game.number === game.of, 'the end of the series', 0.7],
    ]),
  );
  isSeries ||= memory.has(/\b(?:the|a|that|this) series\b/gi);
  const round = ({ round: name }: IndexedGame) => name ?? '';
  const none: Fact = {
    silent: true,
    trust: [0.985],
    grade: (game) => (isPlayoffs(game) ? 'miss' : 0),
    reason: () => null,
  };
  return [...facts, isSeries ? defineTrait(isPlayoffs, round, { trust: 0.94, scope: true }) : none];
}
