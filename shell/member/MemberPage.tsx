import { type Member, MEMBER_READ } from '@desert/contract/members/members';
import { canonicalPath } from '@desert/contract/pages/head';
import { expandTemplate } from '@desert/contract/pages/routes';
import { LoadingText, TryAgain, useAddress, useRedirect } from '@desert/kit/shell';
import { useEffect } from 'react';
import type { ShellPageProps } from '../sections/shellPageTypes.ts';
import { useSite } from '../sections/site.ts';
import { useResponse } from '../sections/useResponse.ts';
import { ShellNotFoundPage } from '../ui/NotFoundPage.tsx';
import { findMemberPath } from './memberHead.ts';
import { MemberProfile } from './MemberProfile.tsx';

export function MemberPage({ params, onShown }: ShellPageProps) {
  const { state } = useSite();
  const { path } = useAddress();
  const address = expandTemplate(MEMBER_READ, params);
  const { response, retry } = useResponse(address);
  const isWhole = response !== undefined && response.status !== 200;
  useEffect(() => {
    if (isWhole) onShown();
  }, [isWhole, onShown]);
  const canonical = response && findMemberPath({ [address]: response }, params);
  useRedirect(canonical === canonicalPath(path) ? undefined : canonical);

  if (!response) return <LoadingText text="Loading..." />;
  if (response.status === 404) return <ShellNotFoundPage sections={state.sections} />;
  if (response.status !== 200) return <TryAgain label="This profile" onRetry={retry} />;
  return <MemberProfile member={response.body as Member} onShown={onShown} />;
}
