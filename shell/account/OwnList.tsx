import { EmptyNote } from '@desert/kit';
import { LoadingText, SignInButton, TryAgain } from '@desert/kit/shell';
import { type ReactNode, useEffect } from 'react';
import { useResponse } from '../sections/useResponse.ts';

interface OwnListProps {
  address: string;
  what: string;
  toBeginning: ReactNode;
  onShown: () => void;
  children: ReactNode;
}

/** A private list of the viewer, or its loading, signed-out or error state. */
export function OwnList({ address, what, toBeginning, onShown, children }: OwnListProps) {
  const { response, retry } = useResponse(address);
  const status = response?.status;
  const isThere = status !== undefined;
  useEffect(() => {
    if (isThere) onShown();
  }, [isThere, onShown]);

  if (!isThere) return <LoadingText text={`Loading ${what}...`} part />;
  if (status === 401) {
    return (
      <div className="stack tight">
        <p>You’ve been logged out. Sign in to see this page.</p>
        <SignInButton>Sign in</SignInButton>
      </div>
    );
  }
  if (status === 400)
    return <EmptyNote>This page of the list doesn’t exist anymore. {toBeginning}</EmptyNote>;
  if (status === 200) return children;
  return <TryAgain label={what.slice(0, 1).toUpperCase() + what.slice(1)} onRetry={retry} />;
}
