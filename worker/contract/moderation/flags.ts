/** Flags that moderators turn on and off on `/moderation/health`, without a deployment. */
import * as v from 'valibot';

/** Each flag's name on that page, and whether it is on unless a moderator changed it. */
const SITE_FLAGS = {
  'sign-up': { label: 'Sign-up', isOn: true },
  approval: { label: 'Approval of sign-ups by a moderator', isOn: false },
  uploads: { label: 'Photo uploads', isOn: true },
  mails: { label: 'Emails', isOn: true },
  links: { label: 'Links in posts, memories, items, and comments by new members', isOn: true },
  offline: { label: 'Copies of pages for offline visitors', isOn: true },
};

/** A section's flag has its name, such as 'section news'. */
export type Flag = keyof typeof SITE_FLAGS | `section ${string}`;

export interface FlagState {
  flag: Flag;
  label: string;
  is_on: boolean;
}

export type ChangedFlags = Partial<Record<Flag, boolean>>;

export function readFlag(changed: ChangedFlags, flag: Flag): boolean {
  return changed[flag] ?? (flag in SITE_FLAGS ? SITE_FLAGS[flag as 'links'].isOn : true);
}

export function listFlags(
  sections: readonly { name: string; label: string }[],
  changed: ChangedFlags = {},
): FlagState[] {
  const flags = [
    ...Object.entries(SITE_FLAGS).map(([flag, { label }]) => ({ flag: flag as Flag, label })),
    ...sections.map(({ name, label }) => ({ flag: `section ${name}` as const, label })),
  ];
  return flags.map(({ flag, label }) => ({ flag, label, is_on: readFlag(changed, flag) }));
}

/** The form of one flag on `/moderation/health`. */
export const FlagForm = v.object({
  flag: v.pipe(v.string(), v.maxLength(60)),
  to: v.picklist(['on', 'off'], 'to must be on or off'),
});
