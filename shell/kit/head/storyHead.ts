import type { Picture, StructuredData } from '@desert/contract/pages/head';
import type { PageHead } from '@desert/contract/pages/page';
import type { Image } from '@desert/contract/photos/images';
import type { Author } from '@desert/contract/records/records';
import type { Story } from '@desert/contract/records/stories';
import { TAG_KINDS } from '@desert/contract/tags/tag-kinds';
import type { Tag } from '@desert/contract/tags/tags';
import { summarize } from '../text/summary.ts';

/** Returns title, description and structured data of a post's or memory's page. */
export function buildStoryHead(story: Story, { username }: Author, picture?: Picture): PageHead {
  const { title, details, created_at, likes, comment_count, tags } = story;
  const description = summarize(details);
  return {
    title,
    description,
    picture,
    // https://developers.google.com/search/docs/appearance/structured-data/discussion-forum
    about: {
      '@type': 'DiscussionForumPosting',
      headline: title,
      text: description,
      author: { '@type': 'Person', name: username },
      datePublished: created_at,
      commentCount: comment_count,
      about: tagThings(tags),
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/LikeAction',
        userInteractionCount: likes,
      },
    },
  };
}

/** Returns a record's first image for the `head` of its page, or undefined without images. */
export function toPicture([first]: Image[]): Picture | undefined {
  if (!first) return undefined;
  const { url, alt, photo } = first;
  return photo ? { url, alt, width: photo.width, height: photo.height } : { url, alt };
}

/** A record's tags as structured data for https://schema.org/about; undefined without tags. */
export function tagThings(tags: readonly Tag[] = []): StructuredData[] | undefined {
  if (tags.length === 0) return undefined;
  return tags.map(({ kind, label, path }) => ({ ...TAG_KINDS[kind].toThing(label), url: path }));
}
