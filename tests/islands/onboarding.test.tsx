import * as fc from 'fast-check';
import type { MouseEvent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { Answers } from '#islands/onboarding/contract/Answers.tsx';
import { pressHelp } from '#islands/onboarding/help/helpLink.ts';
import { RejectionNote } from '#islands/onboarding/RejectionNote.tsx';
import { ResumeBanner } from '#islands/onboarding/ResumeBanner.tsx';
import { Stepper } from '#islands/onboarding/flow/Stepper.tsx';
import { VendorInfoSaved } from '#islands/onboarding/info/VendorInfoSaved.tsx';
import {
  applicationOf,
  completedSteps,
  initialEnding,
  isDone,
  type Application,
} from '#lib/domain/application/application.ts';
import { categoryIds, type CategoryId } from '#lib/domain/category/category.ts';
import { rowsOf } from '#lib/domain/kyc/kycFields.ts';
import { openKycFields } from '#lib/domain/kyc/openKyc.ts';
import type { ApplicationProgress } from '#lib/domain/application/progress.ts';
import { openStep } from '#lib/domain/application/resume.ts';
import { stepIds, type StepId, type StepsCompleted } from '#lib/domain/application/steps.ts';
import type { Vendor } from '#lib/domain/vendor.ts';
import { endingWords, type Ending } from '#lib/stores/application/flow/flow.ts';
import { progressOf, vendorOf } from '../domain/applications.ts';
import { anyProgress, anyVendor } from './dashboard/vendors.ts';

vi.mock('#islands/onboarding/help/openHelp.tsx', () => Promise.reject(new TypeError('Failed to fetch')));

/** The words on the screen and the names it is read out by, without the markup. */
const textOf = (html: string) =>
  html.replace(/<[^>]*aria-label="([^"]*)"[^>]*>/g, ' $1 ').replace(/<[^>]*>/g, ' ');
const forbidden = /\b[Uu]ndefined\b|\bNaN\b|Invalid Date|\[object|\bnull\b|\bInfinity\b/;
const nothing = (): void => undefined;

interface Case {
  category: CategoryId;
  application: Application;
  completed: StepsCompleted;
  step: StepId;
}

function caseOf(
  category: CategoryId,
  vendor: Vendor,
  progress: ApplicationProgress | null,
  wanted: StepId,
): Case {
  const application = applicationOf({ vendor, progress, category });
  const completed = completedSteps(application, { sent: [], isKycChanged: false });
  return {
    category: application.category ?? category,
    application,
    completed,
    step: openStep(wanted, completed),
  };
}

const anyCase = fc
  .tuple(fc.constantFrom(...categoryIds), anyVendor, anyProgress, fc.constantFrom(...stepIds))
  .map((parts) => caseOf(...parts));

/** What the onboarding shows of a vendor beside the forms themselves. */
function screen({ category, application, completed, step }: Case): string {
  const { info, kyc, correction, progress } = application;
  const documents = application.documents.map(({ type }) => type);
  return renderToStaticMarkup(
    <>
      <Stepper category={category} current={step} completed={completed} onGo={nothing} />
      <ResumeBanner percent={progress?.percent ?? 0} step={step} updatedAt={progress?.updatedAt ?? null} />
      {correction && (
        <RejectionNote category={category} application={application} completed={completed} onGo={nothing} />
      )}
      <VendorInfoSaved
        category={category}
        id={application.id}
        info={{ ...info, coords: null }}
        needsPhoneProof={application.needsPhoneProof}
      />
      <Answers category={category} info={info} kyc={kyc} documents={documents} onChange={nothing} />
    </>,
  );
}

describe('Any vendor and any progress', () => {
  test('open an application without a word of a program on it', () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        expect(textOf(screen(one))).not.toMatch(forbidden);
        const filled = Object.values(one.application.kyc).join(' ');
        expect(filled).not.toMatch(/^undefined$|^null$|^NaN$|\[object/);
      }),
      { numRuns: 300 },
    );
  }, 300_000);

  test('opens an open step; a rejected application always has something to change', () => {
    fc.assert(
      fc.property(anyCase, ({ category, application, completed }) => {
        const { initialStep, correction, kyc } = application;
        expect(['done', ...stepIds]).toContain(initialStep);
        if (correction === null) return;
        expect(initialStep).not.toBe('done');
        expect(initialStep).not.toBe('vendor-info');
        expect(isDone(application)).toBe(false);
        expect(openStep(initialStep as StepId, completed)).toBe(initialStep);
        expect(correction.isEverythingOpen).toBe(correction.flagged.length === 0);
        if (correction.isEverythingOpen)
          expect(openKycFields(category, correction, kyc)).toEqual(rowsOf(category).map(({ name }) => name));
      }),
      { numRuns: 2000 },
    );
  }, 300_000);
});

describe('A complete application on arrival', () => {
  const notice = (status: string, applicationData: object | null) =>
    initialEnding(
      applicationOf({
        vendor: vendorOf({ status }),
        progress: applicationData && progressOf(applicationData),
      }),
    );
  const title = (how: Ending | null) => how && endingWords[how].title;
  const complete = 'Application Complete';
  const submitted = 'Application Already Submitted';

  test.each([
    ['100 % without a next step', { progress: { completionPercent: 100 } }, complete],
    ['the sixth step next', { progress: { nextStep: 6 } }, complete],
    ['both', { progress: { completionPercent: 100, nextStep: 6 } }, complete],
    ['the contract alone', { step4: { completed: true } }, submitted],
    ['nothing', {}, submitted],
  ])('is resumed with its progress saying %s', (_, data, words) => {
    expect(title(notice('contract_submitted', data))).toBe(words);
  });

  test('is opened by its link without progress', () => {
    expect(title(notice('contract_submitted', null))).toBe(submitted);
  });

  test('is none as long as a step is left or it was rejected', () => {
    expect(notice('rejected', { progress: { completionPercent: 100 } })).toBeNull();
    expect(notice('kyc_submitted', { progress: { nextStep: 3 } })).toBeNull();
  });
});

test('the link to the help calls where its panel cannot be loaded', async () => {
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', { assign });
  const link = { href: 'tel:+911234567890', focus: vi.fn<() => void>() } as unknown as HTMLAnchorElement;
  const preventDefault = vi.fn<() => void>();
  pressHelp({ currentTarget: link, preventDefault } as unknown as MouseEvent<HTMLAnchorElement>);
  expect(preventDefault).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(link.href));
  vi.unstubAllGlobals();
});
