/** Finds the names in a memory: teams, arenas and players, also shortened or misspelled ones. */
import type { Arena } from '@desert/contract/history/coaches';
import type { IndexedPlayer } from '@desert/contract/history/players';
import { toFoldedWords } from '@desert/contract/text/folded';
import { COMMON_WORDS, editDistance, ENGLISH_NAMES } from './spelling.ts';

/** The possible meanings of a name. */
export interface NamedThing {
  opponents?: Set<string>;
  /** A name of our own team or city. */
  own?: string;
  arenas?: Set<string>;
  players?: IndexedPlayer[];
}

/** A name in a text. */
export interface FoundName extends NamedThing {
  at: number;
  length: number;
}

interface Word {
  text: string;
  key: string;
  at: number;
  isCapital: boolean;
  isFirst: boolean;
}

const OWN_CITIES = ['winnipeg', 'phoenix', 'arizona'];
const OWN = [...OWN_CITIES, 'winnipeg jets', 'jets', 'phoenix coyotes', 'arizona coyotes'];
const OWN_NICKS = ['coyotes', 'coyote', 'yotes'];

/** Cities of two words begin with these. */
const CITY_STARTS = new Set(['los', 'new', 'san', 'st', 'tampa']);

/** Teams that are English words: they need a capital letter, or one of `BEFORE_TEAM` before them. */
const ENGLISH_TEAMS = new Set(['wild', 'stars', 'lightning']);
const BEFORE_TEAM =
  /^(?:the|vs|versus|against|v|at|beat|over|to|by|and|with|played|facing|edged|topped|in)$/;

/** Games that a player needs to be called by a nickname. */
const MIN_NICKNAME_GAMES = 100;

export class Names {
  readonly #things = new Map<string, NamedThing>();

  readonly #lastNames = new Map<string, IndexedPlayer[]>();

  /** @param away names of arenas besides our own */
  constructor(
    opponents: Iterable<string>,
    away: Iterable<string>,
    players: IndexedPlayer[],
    arenas: Arena[],
  ) {
    for (const name of opponents) this.#addTeam(name);
    for (const name of OWN) this.#add(name, { own: name });
    for (const name of OWN_NICKS) this.#add(name, { own: 'coyotes' });
    for (const name of away) this.#addArena(name);
    for (const { names, city } of arenas) {
      for (const { name } of names) this.#addArena(name);
      const [town = ''] = toFoldedWords(city);
      if (!OWN.includes(town)) this.#add(town, { arenas: new Set(names.map(({ name }) => name)) });
    }
    for (const player of players) {
      const parts = toFoldedWords(player.last_name);
      const initials = getInitials([...toFoldedWords(player.first_name), ...parts]);
      const calls = parts.length > 1 ? [parts.join(''), parts.at(-1) ?? '', initials] : parts;
      for (const name of calls)
        this.#lastNames.set(name, [...(this.#lastNames.get(name) ?? []), player]);
    }
  }

  #add(phrase: string, { opponents = new Set(), arenas = new Set(), ...thing }: NamedThing) {
    const knownThing = this.#things.get(phrase);
    this.#things.set(phrase, {
      ...knownThing,
      ...thing,
      ...(opponents.size > 0 && {
        opponents: new Set([...(knownThing?.opponents ?? []), ...opponents]),
      }),
      ...(arenas.size > 0 && { arenas: new Set([...(knownThing?.arenas ?? []), ...arenas]) }),
    });
  }

  #addTeam(name: string) {
    const words = toFoldedWords(name);
    const isCityLast = words.includes('of');
    const size = CITY_STARTS.has(words[0] ?? '') ? 2 : 1;
    const city = isCityLast ? words.slice(-1) : words.slice(0, size);
    const nick = isCityLast ? words.slice(0, 2) : words.slice(size);
    const phrases = [words, city, nick, nick.slice(-1), [...city, ...nick.slice(-1)]];
    const shorter = city.length > 1 ? [getInitials(city), getInitials(words)] : [];
    if (city[0] === 'st') shorter.push(`saint ${city[1]}`);
    if (city[0] === 'tampa') shorter.push('tampa');
    for (const phrase of [...phrases.map((some) => some.join(' ')), nick.join(''), ...shorter])
      this.#add(phrase, { opponents: new Set([name]) });
  }

  #addArena(arena: string) {
    const words = toFoldedWords(arena.replace('.', ' '));
    const short = words.filter(
      (word) => !/^(?:arena|cent(?:er|re)|place|forum|live|com)$/.test(word),
    );
    const phrases = [words.join(' '), [...short, 'com'].join(' '), short.join(' ')];
    if (words.length === 3) phrases.push(getInitials(words));
    for (const phrase of new Set(phrases)) {
      const thing = this.#things.get(phrase);
      if (phrase.length > 2 && (!thing || thing.arenas))
        this.#add(phrase, { arenas: new Set([arena]) });
    }
  }

  /** The names of a text, in order. */
  findAll(text: string): FoundName[] {
    const words = listWords(text);
    const names: FoundName[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const [thing, count] = this.#longest(words, at);
      const [first, last] = [words[at], words[at + count - 1]];
      if (!thing || !first || !last) continue;
      names.push({ ...thing, at: first.at, length: last.at + last.text.length - first.at });
      at += count - 1;
    }
    return names;
  }

  #longest(words: Word[], at: number): [NamedThing | undefined, number] {
    for (let count = Math.min(4, words.length - at); count > 0; count -= 1) {
      const some = words.slice(at, at + count);
      const thing = this.#things.get(some.map(({ key }) => key).join(' '));
      if (thing && isMeant(some, words[at - 1])) return [thing, count];
      const players = this.#playersCalled(some, words[at - 1]);
      if (players.length > 0) return [{ players }, count];
    }
    const [word] = words.slice(at);
    return [word && (this.#shortened(word) ?? this.#misspelled(word)), 1];
  }

  /** Players of a last name, or of a first and a last name. */
  #playersCalled(words: Word[], before: Word | undefined): IndexedPlayer[] {
    const keys = words.map(({ key }) => key);
    for (let size = Math.min(2, words.length - 1); size >= 0; size -= 1) {
      const first = keys.slice(0, size).join('');
      const named = this.#lastNames.get(keys.slice(size).join('')) ?? [];
      const fit = named.filter((player) => {
        const firstName = toFoldedWords(player.first_name).join('');
        return (
          first === '' || firstName === first || (first.length > 1 && firstName.startsWith(first))
        );
      });
      if (fit.length > 0 && size > 0) return fit;
      const [word] = words;
      const isPlain = !word?.isCapital || word.isFirst || before?.key === 'new';
      if (fit.length > 0 && word)
        return (isPlain && ENGLISH_NAMES.has(word.key)) || (isPlain && word.key.length < 4)
          ? []
          : fit;
    }
    return [];
  }

  /** 'Preds', 'Canes' and 'Philly' of teams; 'Doaner', 'Bryz' and 'Yands' of players. */
  #shortened({ key, isCapital, isFirst }: Word): NamedThing | undefined {
    if (key.length < 3 || COMMON_WORDS.has(key)) return undefined;
    const stem = key.replace(isCapital ? /(?:ly|y|es|s)$/ : /(?:ly|y|s)$/, '');
    for (const [name, thing] of stem === key || ENGLISH_NAMES.has(stem) ? [] : this.#things) {
      const isEnd = key.length > 4 && key.endsWith('s') && name.endsWith(key);
      const isCut = stem.length > 2 && name.startsWith(stem) && name.length > stem.length + 2;
      const isName = thing.opponents && !name.includes(' ');
      if (isName && (isEnd || (isCut && (isCapital || key.endsWith('s') || stem.length > 3))))
        return thing;
    }
    const root = key.replace(/(?:ers?|ies?|sy|ey|y|s)$/, '').replace(/([a-z])\1$/, '$1');
    if (!isCapital || isFirst || root.length < 4) return undefined;
    const players = [...this.#lastNames].flatMap(([name, players]) =>
      name === root || name.startsWith(key) || name.startsWith(root) ? players : [],
    );
    const knownPlayers = players.filter(({ gp }) => gp >= MIN_NICKNAME_GAMES);
    const isClear = new Set(knownPlayers.map(({ last_name }) => last_name)).size === 1;
    return isClear ? { players: knownPlayers } : undefined;
  }

  #misspelled({ key, isCapital, isFirst }: Word): NamedThing | undefined {
    const isName = isCapital && !isFirst;
    if (key.length < (isName ? 5 : 6) || COMMON_WORDS.has(key) || !/^[a-z]+$/.test(key))
      return undefined;
    let most = key.length >= 8 && (isName || key.length > 8) ? 2 : 1;
    let best: NamedThing | undefined;
    const compare = (name: string, thing: NamedThing) => {
      const isAlike = name[0] === key[0] && name.length > 4 && !ENGLISH_NAMES.has(name);
      if (!isAlike || Math.abs(name.length - key.length) > most) return;
      const distance = editDistance(name, key, most);
      if (distance > most) return;
      most = distance - 1;
      best = thing;
    };
    for (const [name, thing] of this.#things) if (!name.includes(' ')) compare(name, thing);
    for (const [name, players] of this.#lastNames) compare(name, { players });
    return best;
  }
}

const getInitials = (words: string[]) => words.map(([letter = '']) => letter).join('');

function isMeant([word, ...more]: Word[], before: Word | undefined): boolean {
  if (!word || more.length > 0) return true;
  if (ENGLISH_TEAMS.has(word.key))
    return word.isCapital || word.isFirst || BEFORE_TEAM.test(before?.key ?? '');
  const isShouted = word.text === word.text.toUpperCase();
  return (
    word.key.length > 3 || isShouted || /^(?:in|at|vs|against|beat|to)$/.test(before?.key ?? '')
  );
}

/** The words of a text. Parts of a hyphenated name are words of their own: 'Ekman-Larsson', 'Jobing.com'. */
function listWords(text: string): Word[] {
  return Array.from(text.matchAll(/\p{L}[\p{L}']*/gu), ({ 0: whole, index }) => {
    const word = whole.replace(/(?:'s|'+)$/i, '');
    return {
      text: word,
      key: word.toLowerCase().replaceAll("'", ''),
      at: index,
      isCapital: /^\p{Lu}/u.test(word),
      isFirst: /(?:^|[.!?] *)["(]*$/.test(text.slice(0, index)),
    };
  });
}
