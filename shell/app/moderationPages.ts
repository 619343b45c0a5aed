import { DECISIONS_READ, OUTCOMES_READ } from '@desert/contract/moderation/decisions';
import {
  CASES_READ,
  DECISIONS_PATH,
  FAILED_JOBS_READ,
  LOG_READ,
  MODERATION_LOG_PATH,
  MODERATION_PATH,
  OPEN_SETTINGS_READ,
  QUEUE_READ,
  RULES_PATH,
  REPORT_PATH,
  SAFETY_PATH,
} from '@desert/contract/moderation/moderation-pages';
import { HEALTH_PATH, HEALTH_READ } from '@desert/contract/pages/figures';
import { CONTACT_PATH, OPERATOR_READ, TERMS_PATH } from '@desert/contract/pages/operator';
import { createLazyComponent } from '@desert/kit';
import type { ShellPageDefinition } from '../sections/shellPageTypes.ts';

export const MODERATION_PAGES: Record<string, ShellPageDefinition> = {
  [MODERATION_PATH]: {
    head: { title: 'Moderation', description: 'Cases waiting for a moderator.', listed: false },
    Page: createLazyComponent(
      async () => (await import('../moderation/ModerationPage.tsx')).ModerationPage,
    ),
    source: 'moderation/ModerationPage.tsx',
    signedIn: true,
    reads: [CASES_READ, QUEUE_READ, FAILED_JOBS_READ, OPEN_SETTINGS_READ],
  },
  [HEALTH_PATH]: {
    head: { title: 'Site health', description: 'Speed and errors.', listed: false },
    Page: createLazyComponent(
      async () => (await import('../moderation/HealthPage.tsx')).HealthPage,
    ),
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
    Page: createLazyComponent(async () => (await import('../moderation/LogPage.tsx')).LogPage),
    source: 'moderation/LogPage.tsx',
    reads: [LOG_READ, OUTCOMES_READ],
  },
  [RULES_PATH]: {
    head: {
      title: 'House rules',
      description: 'How we treat each other here, and what happens when someone breaks a rule.',
    },
    Page: createLazyComponent(async () => (await import('../moderation/RulesPage.tsx')).RulesPage),
    source: 'moderation/RulesPage.tsx',
  },
  [SAFETY_PATH]: {
    head: {
      title: 'Buy and sell safely',
      description: 'How to pay, meet, and ship, and how to spot a scam.',
    },
    Page: createLazyComponent(
      async () => (await import('../moderation/SafetyPage.tsx')).SafetyPage,
    ),
    source: 'moderation/SafetyPage.tsx',
  },
  [DECISIONS_PATH]: {
    head: {
      title: 'Decisions about you',
      description: 'What moderators decided about you, why, and how to ask another moderator.',
      listed: false,
    },
    Page: createLazyComponent(
      async () => (await import('../moderation/DecisionsPage.tsx')).DecisionsPage,
    ),
    source: 'moderation/DecisionsPage.tsx',
    reads: [DECISIONS_READ],
  },
  [TERMS_PATH]: {
    head: { title: 'Terms', description: 'The deal between you and this site, in short.' },
    Page: createLazyComponent(async () => (await import('../moderation/TermsPage.tsx')).TermsPage),
    source: 'moderation/TermsPage.tsx',
  },
  [CONTACT_PATH]: {
    head: { title: 'Contact', description: 'Who runs this site, and how to reach them.' },
    Page: createLazyComponent(
      async () => (await import('../moderation/ContactPage.tsx')).ContactPage,
    ),
    source: 'moderation/ContactPage.tsx',
    reads: [OPERATOR_READ],
  },
  [REPORT_PATH]: {
    head: {
      title: 'Report a page',
      description:
        'Tell a moderator about a page that shouldn’t be here. You don’t need an account.',
    },
    Page: createLazyComponent(
      async () => (await import('../moderation/ReportPage.tsx')).ReportPage,
    ),
    source: 'moderation/ReportPage.tsx',
  },
};
