import {
  CASES_READ,
  FAILED_JOBS_READ,
  LOG_READ,
  MODERATION_LOG_PATH,
  MODERATION_PATH,
  OPEN_SETTINGS_READ,
  RULES_PATH,
  SAFETY_PATH,
} from '@desert/contract/moderation/moderation-pages';
import { HEALTH_PATH, HEALTH_READ } from '@desert/contract/pages/figures';
import { lazyComponent } from '@desert/kit';
import type { ShellPage } from '../sections/shellPageTypes.ts';

export const MODERATION_PAGES: Record<string, ShellPage> = {
  [MODERATION_PATH]: {
    head: { title: 'Moderation', description: 'Cases waiting for a moderator.', listed: false },
    Page: lazyComponent(
      async () => (await import('../moderation/ModerationPage.tsx')).ModerationPage,
    ),
    source: 'moderation/ModerationPage.tsx',
    signedIn: true,
    reads: [CASES_READ, FAILED_JOBS_READ, OPEN_SETTINGS_READ],
  },
  [HEALTH_PATH]: {
    head: { title: 'Site health', description: 'Speed and errors.', listed: false },
    Page: lazyComponent(async () => (await import('../moderation/HealthPage.tsx')).HealthPage),
    source: 'moderation/HealthPage.tsx',
    signedIn: true,
    reads: [HEALTH_READ],
  },
  [MODERATION_LOG_PATH]: {
    head: {
      title: 'Moderation log',
      description: 'What moderators hid, removed, or closed, and under which house rule.',
      listed: false,
    },
    Page: lazyComponent(async () => (await import('../moderation/LogPage.tsx')).LogPage),
    source: 'moderation/LogPage.tsx',
    reads: [LOG_READ],
  },
  [RULES_PATH]: {
    head: {
      title: 'House rules',
      description: 'How we treat each other here, and what happens when someone breaks a rule.',
    },
    Page: lazyComponent(async () => (await import('../moderation/RulesPage.tsx')).RulesPage),
    source: 'moderation/RulesPage.tsx',
  },
  [SAFETY_PATH]: {
    head: {
      title: 'Buy and sell safely',
      description: 'How to pay, meet, and ship, and how to spot a scam.',
    },
    Page: lazyComponent(async () => (await import('../moderation/SafetyPage.tsx')).SafetyPage),
    source: 'moderation/SafetyPage.tsx',
  },
};
