/** Simulates a community: members write, spammers advertise, and a moderator decides on reports. */
import type { Comment } from '@desert/contract/comments';
import type { Case } from '@desert/contract/moderation';
import type { Notification } from '@desert/contract/notifications';
import type { Story } from '@desert/contract/stories';
import { users } from '@desert/drizzle/schema';
import { inArray } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { env, rowCount } from './account.ts';
import { type Fan, signedInFan } from './fan.ts';
import { runNotifications } from './jobs.ts';
import { pagesOf } from './pages.ts';
import { seeded } from './random.ts';
import { promote } from './world.ts';

export const DAY = 24 * 60 * 60 * 1000;

export const SPAM = 'moonpills';

interface Written {
  kind: 'news' | 'memories';
  id: number;
  /** Id of a comment's story; undefined for a story. */
  on?: number;
  author: Fan;
}

const FIELD = { news: 'news_id', memories: 'memory_id' } as const;

export class Community {
  written: Written[] = [];
  spammed = 0;
  private random = seeded(20);

  members: Fan[];
  spammers: Fan[];
  private moderator: Fan;

  private constructor(members: Fan[], spammers: Fan[], moderator: Fan) {
    this.members = members;
    this.spammers = spammers;
    this.moderator = moderator;
  }

  static async found(size: { members: number; spammers: number }): Promise<Community> {
    const many = (count: number) => Promise.all(Array.from({ length: count }, signedInFan));
    const [members, spammers] = [await many(size.members), await many(size.spammers)];
    const ids = spammers.map(({ id }) => id);
    // Spammers are new; the other accounts date from 1970.
    await drizzle(env.DB)
      .update(users)
      .set({ created_at: Date.now() })
      .where(inArray(users.id, ids));
    return new Community(members, spammers, await promote(await signedInFan()));
  }

  /** Simulates a day: spammers post, and members write, like, comment and report spam at random. */
  async live(): Promise<void> {
    for (const spammer of this.spammers) await this.spam(spammer);
    for (const member of this.members) {
      await this.writeSomething(member);
      await this.join(member);
      await this.report(member);
    }
    await runNotifications();
  }

  async moderate(): Promise<void> {
    for (const one of await this.queue()) {
      const { kind, of_id: id, author, hidden } = one;
      const isSpammer = this.spammers.some((spammer) => spammer.id === author?.user.id);
      const decide = (body: object) => this.decide({ kind, id, ...body });
      if (isSpammer) {
        await decide({ action: 'remove', rule: 'spam', reason: 'This is an advertisement.' });
        await decide({
          action: 'suspend',
          rule: 'spam',
          reason: 'Spam.',
          days: 0,
          everything: true,
        });
      } else
        await decide({ action: hidden ? 'put-back' : 'keep', reason: 'There is nothing wrong.' });
    }
    await runNotifications();
  }

  /** Takes an action, and repeats it while the API responds 202: it has more steps. */
  private async decide(body: object): Promise<void> {
    let response: Response;
    do response = await this.moderator.post('/moderation/actions/', body);
    while (response.status === 202);
  }

  private async queue(): Promise<Case[]> {
    return (await pagesOf<Case>('/moderation/cases/?state=open', this.moderator)).flat();
  }

  private async spam(spammer: Fan): Promise<void> {
    const link = `Buy ${SPAM} at https://pills.example`;
    const plain = `Ask me for ${SPAM}`;
    const stories = this.written.filter(({ on }) => on === undefined);
    for (let each = 0; each < 4; each += 1) {
      const details = each % 2 === 0 ? link : plain;
      this.count(await spammer.post('/news/new/', { title: `Good ${SPAM}`, details }));
      const story = this.oneOf(stories);
      if (!story) continue;
      const comment = { content: plain, [FIELD[story.kind]]: story.id };
      this.count(await spammer.post(`/${story.kind}/comment/new/`, comment));
      const honest = { kind: story.kind, id: story.id, reason: 'I do not like it.' };
      await spammer.post('/reports/new/', honest);
    }
  }

  private count({ status }: Response): void {
    if (status === 201) this.spammed += 1;
  }

  private async writeSomething(author: Fan): Promise<void> {
    const kind = this.random() < 0.5 ? 'news' : 'memories';
    if (this.random() < 0.4) {
      const story = {
        title: `What ${author.username} saw`,
        details: 'A long evening in the desert.',
      };
      const { id } = await made<Story>(author.post(`/${kind}/new/`, story));
      this.written.push({ kind, id, author });
    }
  }

  private async join(member: Fan): Promise<void> {
    const story = this.oneOf(this.written.filter(({ on }) => on === undefined));
    if (!story) return;
    const { kind, id } = story;
    if (this.random() < 0.5) await member.post(`/${kind}/${id}/like/`);
    const earlier = this.oneOf(this.written.filter((one) => one.kind === kind && one.on === id));
    const content =
      this.random() < 0.2 ? `As @${story.author.username} says.` : 'I was there, too.';
    const comment = { content, [FIELD[kind]]: id, parent_id: earlier?.id ?? null };
    const { id: made_id } = await made<Comment>(member.post(`/${kind}/comment/new/`, comment));
    this.written.push({ kind, id: made_id, on: id, author: member });
  }

  private async report(member: Fan): Promise<void> {
    if (this.random() > 0.3) return;
    const posts = await (await member.get('/news/?limit=24')).json<Story[]>();
    const spam = posts.find(({ title }) => title.includes(SPAM));
    if (!spam) return;
    await member.post('/reports/new/', { kind: 'news', id: spam.id, reason: 'An advertisement.' });
  }

  async missing(): Promise<Written[]> {
    const gone = await Promise.all(
      this.written.map(async ({ kind, id, on }) => {
        const table =
          on === undefined ? kind : { news: 'news_comments', memories: 'memory_comments' }[kind];
        return (await rowCount(`visible_${table}`, `id = ${id}`)) === 1;
      }),
    );
    return this.written.filter((_, at) => !gone[at]);
  }

  /**
   * Counts the members' notifications that spammers caused, and those that repeat a comment.
   * `reporters` is true if all reports are closed and every reporter was notified.
   */
  async told(): Promise<{ ofSpam: number; reporters: boolean; twice: number }> {
    let ofSpam = 0;
    let twice = 0;
    for (const member of this.members) {
      const list = await (await member.get('/notifications/')).json<Notification[]>();
      const comments = list.filter(({ kind }) => kind === 'comment').map(({ path }) => path);
      twice += comments.length - new Set(comments).size;
      ofSpam += list.filter(({ actor }) => this.spammers.some(({ id }) => id === actor?.id)).length;
    }
    const reporters = await rowCount('(SELECT DISTINCT user_id FROM reports)');
    const notified = await rowCount(
      "(SELECT DISTINCT user_id FROM notifications WHERE kind = 'moderation' AND detail ->> 'of' = 'report')",
    );
    const open = await rowCount('reports', '(closed_at IS NULL OR closed_at < created_at)');
    return { ofSpam, reporters: open === 0 && notified === reporters, twice };
  }

  private oneOf<T>(list: T[]): T | undefined {
    return list[Math.floor(this.random() * list.length)];
  }
}

async function made<T>(request: Promise<Response>): Promise<T> {
  const response = await request;
  if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`);
  return response.json<T>();
}
