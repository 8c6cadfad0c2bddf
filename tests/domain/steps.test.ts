import { describe, expect, it } from 'vitest';
import {
  firstIncompleteStep,
  isStepOpen,
  nextStep,
  noStepsCompleted,
  stepIds,
  stepNumber,
  type StepId,
} from '#lib/domain/application/steps.ts';

const completed = (...steps: StepId[]) => ({
  ...noStepsCompleted,
  ...Object.fromEntries(steps.map((step) => [step, true])),
});

describe('the four steps', () => {
  it('are incomplete at first', () => {
    expect(noStepsCompleted).toEqual({
      'vendor-info': false,
      'kyc-documents': false,
      documents: false,
      contract: false,
    });
  });

  it('are in the specified order', () => {
    expect(stepIds).toEqual(['vendor-info', 'kyc-documents', 'documents', 'contract']);
    expect(stepIds.map(stepNumber)).toEqual([1, 2, 3, 4]);
    expect(stepIds.map(nextStep)).toEqual(['kyc-documents', 'documents', 'contract', null]);
  });

  it.each([
    [[], 'vendor-info', ['vendor-info']],
    [['vendor-info'], 'kyc-documents', ['vendor-info', 'kyc-documents']],
    [['vendor-info', 'kyc-documents'], 'documents', ['vendor-info', 'kyc-documents', 'documents']],
    [['vendor-info', 'kyc-documents', 'documents'], 'contract', [...stepIds]],
    [[...stepIds], null, [...stepIds]],
    // An incomplete step closes all later ones, complete or not.
    [['vendor-info', 'documents', 'contract'], 'kyc-documents', ['vendor-info', 'kyc-documents']],
    [['kyc-documents', 'documents', 'contract'], 'vendor-info', ['vendor-info']],
  ] as [StepId[], StepId | null, StepId[]][])(
    'with %j complete: first incomplete %s, open %j',
    (done, first, open) => {
      expect(firstIncompleteStep(completed(...done))).toBe(first);
      expect(stepIds.filter((step) => isStepOpen(step, completed(...done)))).toEqual(open);
    },
  );
});
