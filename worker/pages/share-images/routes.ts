import { PlayerParams } from '@desert/contract/history/players';
import { Hono } from 'hono';
import * as v from 'valibot';
import { findMemberGames } from '../../history/attendance/own-games.ts';
import { readDocument } from '../../history/documents.ts';
import { findGame } from '../../history/games.ts';
import { findPlayer } from '../../history/players.ts';
import { cachePublicly } from '../../http/response/cache-control.ts';
import { findMember } from '../../members/member.ts';
import type { DatabaseContext } from '../../platform/database/open.ts';
import { type Card, drawCard } from './card.ts';
import { buildGameCard } from './game-card.ts';
import { buildMemberCard } from './member-card.ts';
import { buildPlayerCard } from './player-card.ts';
import { buildSeasonCard } from './season-card.ts';

/** Max-age of a card in seconds. A member's card may be a day old. */
const MAX_AGE = 86_400;

const PNG = { 'Content-Type': 'image/png' };

const cached = cachePublicly(MAX_AGE);

export const cards = new Hono<DatabaseContext>();

cards.get('/history/players/:slug/card.png', cached, async (c) => {
  const { slug } = c.req.param();
  const player = v.is(PlayerParams, { slug }) ? await findPlayer(c.var.database, slug) : undefined;
  return player ? respondWithCard(buildPlayerCard(player)) : c.notFound();
});

cards.get('/history/:year{[0-9]{4}-[0-9]{2}}/card.png', cached, async (c) => {
  const team = await readDocument(c.var.database, `teams/${c.req.param('year')}`);
  return team ? respondWithCard(buildSeasonCard(team)) : c.notFound();
});

cards.get('/history/games/:date{[0-9]{4}-[0-9]{2}-[0-9]{2}}/card.png', cached, async (c) => {
  const game = await findGame(c.var.database, c.req.param('date'));
  return game ? respondWithCard(buildGameCard(game)) : c.notFound();
});

cards.get('/user/:username/card.png', cached, async (c) => {
  const { database } = c.var;
  const name = c.req.param('username');
  const [member, games] = await Promise.all([
    findMember(database, name),
    findMemberGames(database, name, null),
  ]);
  if (!member) return c.notFound();
  return respondWithCard(buildMemberCard(member, member.counts, games?.summary ?? null));
});

async function respondWithCard(card: Card): Promise<Response> {
  return new Response(await drawCard(card), { headers: PNG });
}
