import { MONTHS } from '@desert/contract/history/months';
import { type Member, MEMBER_READ, memberPath } from '@desert/contract/members/members';
import { shareCard } from '@desert/contract/pages/head';
import type { ApiResponses } from '@desert/contract/pages/page';
import { expandTemplate, type RouteParams } from '@desert/contract/pages/routes';
import { NOT_FOUND, type ShellHead } from '../sections/shellPageTypes.ts';

export function buildMemberHead(responses: ApiResponses, params: RouteParams): ShellHead {
  const response = responses[expandTemplate(MEMBER_READ, params)];
  if (response?.status === 404) return NOT_FOUND;
  if (response?.status !== 200) {
    const description = 'This part of the site isn’t responding right now.';
    return { status: 503, title: 'Back in a moment', description };
  }
  const { username, member_since, counts } = response.body as Member;
  const since = `Member since ${formatMonth(member_since)}`;
  return {
    status: 200,
    title: username,
    description: `${since}. See what ${username} is selling, posting, and remembering with other Coyotes fans.`,
    listed: Object.values(counts).some(({ count }) => count > 0) ? undefined : false,
    // Client-side, a tab needs only title and description.
    ...(import.meta.env.SSR && {
      picture: shareCard(
        memberPath(username),
        `${username}, member since ${member_since.slice(0, 4)}.`,
      ),
      about: { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: username } },
    }),
  };
}

/** Path of a member's page with the name's original case; undefined unless the read succeeded. */
export function findMemberPath(responses: ApiResponses, params: RouteParams): string | undefined {
  const response = responses[expandTemplate(MEMBER_READ, params)];
  return response?.status === 200 ? memberPath((response.body as Member).username) : undefined;
}

export function formatMonth(iso: string): string {
  const [year, month] = iso.split('-');
  return `${MONTHS[Number(month) - 1]} ${year}`;
}
