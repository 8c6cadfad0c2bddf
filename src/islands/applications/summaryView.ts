import { applicationsWords, badgeWords, fixItems } from '#lib/copy/applications.ts';
import type { ApplicationSummary } from '#lib/domain/applicationSummary.ts';
import { applicationBadge, type BadgeTone } from '#lib/domain/standingShown.ts';
import { isUnfinished } from '#lib/domain/standing.ts';
import { statusWords } from '#lib/domain/status.ts';

/** The badge of an application, in words. */
export function badgeView(application: ApplicationSummary): { tone: BadgeTone; label: string } {
  const { tone, word } = applicationBadge(application);
  const { status } = application;
  if (word !== 'own') return { tone, label: badgeWords[word] };
  return { tone, label: status === null ? badgeWords.incomplete : statusWords(status) };
}

/** What the button of an application says: it says what it does. */
export function actionWord({ standing, outstanding }: ApplicationSummary): string {
  if (standing === 'rejected') return outstanding ? fixItems(outstanding) : applicationsWords.resubmit;
  return isUnfinished(standing) ? applicationsWords.resume : applicationsWords.view;
}
