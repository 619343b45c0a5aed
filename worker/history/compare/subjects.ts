import type { ComparedChoice, ComparedName } from '@desert/contract/compare';
import { foldedWords } from '@desert/contract/folded';
import { SEASONS, teamOf, yearsOf } from '@desert/contract/seasons';
import { fullName, type IndexedPlayer } from '../players/player-index.ts';

interface Named extends ComparedChoice {
  path: string;
}

const CHOICES_MAX = 6;

export type Subject = Named &
  ({ kind: 'players'; player: IndexedPlayer } | { kind: 'seasons'; year: string });

export interface Compared {
  name: ComparedName;
  asked: string;
  subject: Subject | null;
  problem: string | null;
  choices?: ComparedChoice[];
}

export function comparedSubjects(
  named: { name: ComparedName; asked: string }[],
  players: IndexedPlayer[],
): Compared[] {
  const found = named.map(({ name, asked }): Compared => {
    return { name, asked, ...subjectOf(asked, players) };
  });
  const first = found.find(({ subject }) => subject)?.subject;
  return found.map((one, at): Compared => {
    const { name, asked, subject } = one;
    if (!subject || !first) return one;
    const isOther = subject.kind !== first.kind;
    const isTwice = found.slice(0, at).some((other) => other.subject?.path === subject.path);
    const twice = isTwice ? `${subject.label} is already in this comparison.` : null;
    return { name, asked, subject, problem: isOther ? OTHER_KIND[first.kind] : twice };
  });
}

const OTHER_KIND = {
  players: 'You can only compare players with other players.',
  seasons: 'You can only compare seasons with other seasons.',
};

function subjectOf(asked: string, players: IndexedPlayer[]): Omit<Compared, 'name' | 'asked'> {
  const season = SEASONS.find((year) => year === asked || year.slice(0, 4) === asked);
  if (season) return { subject: seasonSubject(season), problem: null };
  const called = playersCalled(asked, players);
  const [player] = called;
  if (player && called.length === 1) return { subject: playerSubject(player), problem: null };
  if (!player) return { subject: null, problem: `No player or season matches “${asked}”.` };
  const more = called.length > CHOICES_MAX ? ' Type more of the name.' : '';
  return {
    subject: null,
    problem: `${called.length} players match “${asked}”.${more}`,
    choices: called
      .toSorted((a, b) => b.gp - a.gp)
      .slice(0, CHOICES_MAX)
      .map(choiceOf),
  };
}

/** Looks for the slug, then for players who have all words as names, then for names that start with the words. */
function playersCalled(asked: string, players: IndexedPlayer[]): IndexedPlayer[] {
  const words = foldedWords(asked);
  if (words.length === 0) return [];
  const slug = words.join('-');
  const exact = players.filter((player) => player.slug === slug);
  if (exact.length > 0) return exact;
  const begins = players.filter((player) => {
    const names = foldedWords(fullName(player));
    return words.every((word) => names.some((name) => name.startsWith(word)));
  });
  const whole = begins.filter((player) => {
    const names = foldedWords(fullName(player));
    return words.every((word) => names.includes(word));
  });
  return whole.length > 0 ? whole : begins;
}

function playerSubject(player: IndexedPlayer): Subject {
  return {
    kind: 'players',
    player,
    ...choiceOf(player),
    path: `/history/players/${player.slug}`,
  };
}

function choiceOf(player: IndexedPlayer): ComparedChoice {
  return {
    label: fullName(player),
    about: `${player.positions.join('/')}, ${yearsOf(player)}`,
    value: player.slug,
  };
}

function seasonSubject(year: string): Subject {
  return {
    kind: 'seasons',
    year,
    label: year,
    about: teamOf(year),
    path: `/history/${year}`,
    value: year,
  };
}
