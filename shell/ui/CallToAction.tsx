import type { SectionLink } from '@desert/contract/pages/shell';
import { ButtonLink, useViewer } from '@desert/kit';
import type { ReactNode } from 'react';

interface CallToActionProps {
  sections: SectionLink[];
  waiting: ReactNode;
}

export function CallToAction({ sections, waiting }: CallToActionProps) {
  const viewer = useViewer();
  if (!viewer) {
    return (
      <div className="stack tight">
        <p>Anyone can read. Sign up to sell, post, like, and comment. It’s free.</p>
        <div className="row">
          <ButtonLink href="/signup">Join the fans</ButtonLink>
          <ButtonLink look="quiet" href="/login">
            Log In
          </ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <div className="stack tight">
      <p>
        Good to see you, <bdi>{viewer.username}</bdi>. What do you have for us today?
      </p>
      {waiting}
      <div className="row">
        {sections.map(({ name, path, action }) => {
          if (action === undefined) return null;
          return (
            <ButtonLink key={name} look="quiet" href={`${path}/new`}>
              {action}
            </ButtonLink>
          );
        })}
      </div>
    </div>
  );
}
