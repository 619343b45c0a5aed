/** Reads the facts of a memory from free text. Words that say nothing about a game are ignored. */
import type { Coach } from '@desert/contract/history/coaches';
import type { IndexedPlayer } from '@desert/contract/history/players';
import { formatFullName } from '@desert/contract/history/roster';
import type { Fact } from './facts.ts';
import type { IndexedGame } from './games.ts';
import type { Names } from './names.ts';
import { takeOrder } from './order.ts';
import { takePlayers } from './players.ts';
import { takeEnding, takeTeamGoals } from './results.ts';
import { takeSeries } from './series.ts';
import { takeSetting } from './setting.ts';
import { tagNames } from './teams.ts';
import { TextReader, toPlainText } from './text.ts';
import { takeTime } from './time.ts';

export interface Sources {
  games: IndexedGame[];
  players: IndexedPlayer[];
  coaches: Coach[];
  names: Names;
}

export function readFacts(text: string, { games, players, coaches, names }: Sources): Fact[] {
  const memory = new TextReader(toPlainText(text));
  const setting = takeSetting(memory, games, coaches);
  const time = takeTime(memory);
  const named = names.findAll(memory.text);
  const teams = tagNames(memory, named, games);
  const labels = new Map(players.map((player) => [player.slug, formatFullName(player)]));
  const byPlayers = takePlayers(memory, named, labels);
  const ending = takeEnding(memory);
  const series = takeSeries(memory);
  const scoped = [...teams, ...time.facts, ...ending, ...series, ...setting];
  const scopes = scoped.filter(({ scope }) => scope);
  const order = takeOrder({ memory, games, named, scopes, hasYear: time.hasYear });
  return [
    ...teams,
    ...byPlayers,
    ...time.facts,
    ...ending,
    ...takeTeamGoals(memory),
    ...series,
    ...order,
    ...setting,
  ];
}
