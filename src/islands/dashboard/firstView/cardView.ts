import type { Action } from '#islands/vendorPages/parts.tsx';
import { resubmitHref, resumeHref } from '#islands/vendorPages/resumeHref.ts';
import { brand } from '#lib/brand.ts';
import { dashboardWords, kycCardWords } from '#lib/words/dashboard.ts';
import type { Application } from '#lib/domain/application/application.ts';
import { kycCard, kycCardTones, type BadgeTone } from '#lib/domain/status/shownState.ts';
import { statusWords } from '#lib/domain/status/status.ts';
import { unsentOf } from '#lib/domain/status/unsent.ts';
import { answerMessage, type Answer } from '#lib/messages/answer.ts';
import { unsentMessage } from '#lib/messages/unsent.ts';

export interface KycCardView {
  tone: Exclude<BadgeTone, 'gray'>;
  /** The line before the badge of an application that is not sent; null once it is sent. */
  unsent: string | null;
  badge: string;
  title: string;
  answer: Answer | null;
  message: string;
  action: Action | null;
}

/** Returns the heading of the dashboard: the name of the business. */
export function titleOf({ vendor }: Application): string {
  return vendor.vendorName ?? dashboardWords.untitled;
}

/** Returns the words of an application's KYC card. */
export function cardView(
  application: Application,
  reader: { locale?: string; timeZone?: string } = {},
): KycCardView {
  const kind = kycCard(application);
  const words = kycCardWords[kind];
  const own = kind === 'other' ? (application.vendor.kyc?.status ?? null) : null;
  return {
    tone: kycCardTones[kind],
    ...words,
    unsent: unsentMessage(unsentOf(application), application.category),
    answer: answerMessage(application, reader),
    badge: own === null ? words.badge : statusWords(own),
    action: cardAction(application),
  };
}

function cardAction(application: Application): Action | null {
  switch (application.applicationState) {
    case 'approved':
      return { label: dashboardWords.openApp, href: brand.vendorAppStoreUrl, external: true };
    case 'rejected':
      return { label: dashboardWords.resubmitKyc, href: resubmitHref(application), external: false };
    case 'new':
    case 'draft':
    case 'submitted':
    case 'changed':
      return { label: dashboardWords.completeKyc, href: resumeHref(application), external: false };
    case 'in-review':
      return null;
  }
}
