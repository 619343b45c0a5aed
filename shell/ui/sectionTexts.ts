export interface SectionTexts {
  summary: string;
  action?: string;
}

export const SECTION_TEXTS: Record<string, SectionTexts> = {
  store: { summary: 'Old jerseys, pucks, and programs, sold fan to fan.', action: 'Sell an item' },
  news: {
    summary: 'What people are saying about the Coyotes. Have your say.',
    action: 'Start a discussion',
  },
  history: { summary: 'Every season, every roster, every record.' },
  memories: {
    summary: 'Photos and stories, from the rink to the parking lot.',
    action: 'Share a memory',
  },
};
