/** What the home page says of a section that it knows by name. */
export interface SectionWords {
  /** What is there. */
  promise: string;
  /** What a member can begin there, at the section's path and '/new'. */
  deed?: string;
}

export const SECTION_WORDS: Record<string, SectionWords> = {
  store: { promise: 'Old jerseys, pucks and programs, from fan to fan.', deed: 'Sell an item' },
  news: {
    promise: 'What is said about the Coyotes, and what you say to that.',
    deed: 'Start a discussion',
  },
  history: { promise: 'Every season, every roster, every record.' },
  memories: {
    promise: 'Photos and stories, from the rink to the parking lot.',
    deed: 'Share a memory',
  },
};
