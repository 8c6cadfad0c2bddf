import { ContactNote } from '#islands/onboarding/info/ContactNote.tsx';
import { OpeningHours } from '#islands/onboarding/info/hours/OpeningHours.tsx';
import { AnswerGroup, type Answer } from '#islands/ui/form/AnswerGroup.tsx';
import { kycDetails } from '#islands/slip/kycDetails.ts';
import { changeWords, contractWords } from '#lib/words/contract.ts';
import { onboardingWords } from '#lib/words/onboarding.ts';
import { slipWords } from '#lib/words/slip.ts';
import { documentLabelWords, fieldLabelWords } from '#lib/words/fields.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import { slots, slotsOf } from '#lib/domain/documents/documents.ts';
import { kycNamesOf } from '#lib/domain/kyc/kyc.ts';
import { addressOf, infoFieldRows, shownInfo } from '#lib/domain/info/infoFields.ts';
import { formatCoordinates } from '#lib/domain/info/coordinates.ts';
import type { StepId } from '#lib/domain/application/steps.ts';
import type { KycDetails } from '#lib/domain/kyc/kycDetails.ts';
import type { VendorInfoForm } from '#lib/domain/info/vendorInfoForm.ts';

interface AnswersProps {
  category: CategoryId;
  info: Partial<VendorInfoForm>;
  kyc: KycDetails;
  /** The slots that the server holds. */
  documents: readonly string[];
  onChange: (step: StepId) => void;
}

/**
 * All answers of the vendor, before submission. PAN and account show only their last four characters. Locked
 * answers say whom to contact.
 */
export function Answers({ category, info, kyc, documents, onChange }: AnswersProps) {
  const group = (title: string, step: StepId | null, answers: readonly Answer[], line: string) => (
    <AnswerGroup
      title={title}
      answers={answers}
      line={line}
      isOpen={answers.some(
        ([, value]) => value === contractWords.missing || value === contractWords.noDocument,
      )}
      {...(step === null
        ? {}
        : {
            change: { word: contractWords.change, label: changeWords(title), onPress: () => onChange(step) },
          })}
    />
  );
  return (
    <section aria-labelledby="answers-title" className="slip mb-2 px-4 py-2.5 sm:mb-5 sm:p-6">
      <h3 id="answers-title" className="text-lg font-bold">
        {contractWords.answersTitle}
      </h3>
      <p className="text-sm">{contractWords.answersIntro}</p>
      {group(contractWords.vendorInfo, null, infoRows(info), lineOf(info.vendorName, info.city))}
      <ContactNote icon="lock" text={onboardingWords.locked} className="pb-2" />
      {group(
        contractWords.kyc,
        'kyc-documents',
        kycRows(category, kyc),
        lineOf(kyc.panHolderName, kyc.gstNumber),
      )}
      {group(
        contractWords.documents,
        'documents',
        documentRows(category, kyc, documents),
        slipWords.documents(new Set(documents).size),
      )}
    </section>
  );
}

const lineOf = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(', ');
const given = (value: string | null | undefined): string => value?.trim() || contractWords.missing;

function infoRows(info: Partial<VendorInfoForm>): Answer[] {
  const texts = infoFieldRows.flatMap(({ name, group }): Answer[] =>
    group === 'place' ? [] : [[fieldLabelWords[name], given(shownInfo(name, info[name] ?? ''))]],
  );
  return [
    ...texts,
    [fieldLabelWords.addressLine1, given(addressOf(info))],
    [fieldLabelWords.coords, info.coords ? formatCoordinates(info.coords) : contractWords.missing],
    [
      contractWords.hours,
      info.deliveryTimings ? <OpeningHours timings={info.deliveryTimings} /> : contractWords.missing,
    ],
  ];
}

function kycRows(category: CategoryId, kyc: KycDetails): Answer[] {
  return kycDetails(kyc, kycNamesOf(category)).map(({ label, value, masked }) => [
    label,
    masked ?? given(value),
  ]);
}

function documentRows(category: CategoryId, kyc: KycDetails, documents: readonly string[]): Answer[] {
  return slotsOf(category, kyc)
    .filter((slot) => slots[slot].required || documents.includes(slot))
    .map((slot) => [
      documentLabelWords[slot],
      documents.includes(slot) ? contractWords.uploaded : contractWords.noDocument,
    ]);
}
