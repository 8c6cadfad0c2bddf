import { applicationsWords, badgeWords, fixItems } from '#lib/words/applications.ts';
import { unsentMessage } from '#lib/messages/unsent.ts';
import type { ApplicationSummary } from '#lib/domain/application/applicationSummary.ts';
import { applicationBadge, type BadgeTone } from '#lib/domain/status/shownState.ts';
import { isUnfinished } from '#lib/domain/status/applicationState.ts';
import { statusWords } from '#lib/domain/status/status.ts';
import { unsentOfSummary } from '#lib/domain/status/unsent.ts';

/** Returns the line before the badge of an application that is not sent; null once it is sent. */
export function unsentLine(application: ApplicationSummary): string | null {
  return unsentMessage(unsentOfSummary(application), application.category);
}

/** Returns the words and the tone of an application's badge. */
export function badgeView(application: ApplicationSummary): { tone: BadgeTone; label: string } {
  const { tone, word } = applicationBadge(application);
  const { status } = application;
  if (word !== 'own') return { tone, label: badgeWords[word] };
  return { tone, label: status === null ? badgeWords.incomplete : statusWords(status) };
}

/** Returns the label of an application's button. It names what the button does. */
export function actionWord({ applicationState, outstanding }: ApplicationSummary): string {
  if (applicationState === 'rejected')
    return outstanding ? fixItems(outstanding) : applicationsWords.resubmit;
  return isUnfinished(applicationState) ? applicationsWords.resume : applicationsWords.view;
}
