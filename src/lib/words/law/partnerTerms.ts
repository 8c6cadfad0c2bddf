import { brand } from '#lib/brand.ts';
import * as limits from '#lib/limits.ts';
import type { Operator } from '#site/operator.ts';
import { given, headOf, type LawText } from '#lib/words/law/text.ts';
import { lawPageWords } from '#lib/words/lawPages.ts';

/** A category's name and its commission in percent. */
type CommissionRate = readonly [category: string, percent: number];

/** The partner contract in full. The contract step shows it in short (`words/contract.ts`); in doubt this text decides. */
export function partnerTermsText(operator: Operator, rates: readonly CommissionRate[]): LawText {
  const share = rates.map(([category, percent]) => `${category} ${percent}%`).join(', ');
  return {
    ...headOf(lawPageWords.partnerTerms),
    intro: [
      `This is the contract between ${given(operator.legalName)}, ${given(operator.address)} (“${brand.name}”, “we”) and the business that accepts it in the portal (“you”). It is the written contract that rule 6(2) of the Consumer Protection (E-Commerce) Rules 2020 asks for between a marketplace and its sellers.`,
    ],
    sections: [
      {
        title: 'Subject',
        paragraphs: [
          `${brand.name} runs a marketplace. Customers order from you; you sell to them, in your own name and on your own invoice. We bring you orders, collect payments for you, and have orders delivered. We do not become a seller of your goods or tests.`,
          'The contract begins when we approve your application, and runs until it is ended. It excludes nobody: you may sell elsewhere, and we may list others.',
        ],
      },
      {
        title: 'Commission',
        paragraphs: [
          `We keep a share of the value of each completed order, before delivery charges: ${share}. GST on the commission is added as the law prescribes. There is no joining fee and no monthly fee.`,
          'No commission is due for an order that is cancelled, refused or refunded in full.',
        ],
      },
      {
        title: 'Settlement',
        paragraphs: [
          `Your share is paid to the bank account you verified within ${limits.settlementDays} business days of each completed order, with a statement that lists order, value, commission, tax and payment.`,
          'We deduct what tax law obliges a marketplace to deduct or collect, deposit it, and give you the certificates.',
          'We may hold back the amount of a disputed order until the dispute is settled, and tell you so with the reason. Object to a statement within 60 days of receiving it.',
          'A change of the bank account takes effect once the new account is verified.',
        ],
      },
      {
        title: 'Licences',
        paragraphs: [
          'You hold the licences and registrations that your business needs: a pharmacy under the Drugs and Cosmetics Act 1940, a supplement store under the Food Safety and Standards Act 2006, a lab under the clinical-establishment and accreditation rules of its place. You show them at the counter and in the portal, pay retention fees in time, and tell us at once when one lapses, is suspended or cancelled. You then stop selling what it covers.',
        ],
      },
      {
        title: 'Medicines',
        paragraphs: [
          'Prescription medicines are dispensed only on a valid prescription, by or under the supervision of a registered pharmacist in your premises, and recorded as the Drugs Rules 1945 demand. You refuse what must not be sold this way, Schedule X and narcotic drugs among it. The reading of a prescription by our software is a help; the decision is your pharmacist’s.',
          'You sell nothing expired, recalled, damaged, or stored outside its temperature.',
        ],
      },
      {
        title: 'Supplements',
        paragraphs: [
          'You sell only products that are labelled as food law demands, within their date, and without claims to cure or prevent a disease.',
        ],
      },
      {
        title: 'Labs',
        paragraphs: [
          `You collect samples by trained staff, test them by your accredited methods, and report within the time you state. Minimum order and delivery radius (1 to ${limits.deliveryRadiusMaxKm} km) are what you enter with this contract; you can have them changed in writing.`,
        ],
      },
      {
        title: 'Orders',
        paragraphs: [
          'You accept or decline an order promptly in your opening hours, prepare it correctly and completely, seal the package and hand it to the rider. Prices (never above the maximum retail price), stock, expiry and country of origin that you show are true and kept up to date.',
          'You do not post reviews as a customer, and do not misstate what you sell.',
        ],
      },
      {
        title: 'Returns and refunds',
        paragraphs: [
          'You take back what is wrong, defective, expired, or not as described, and do not refuse a refund for it. Medicines that were delivered correctly need not be taken back. Who caused the fault bears its cost: you for the goods, we for the delivery.',
        ],
      },
      {
        title: 'Customers’ data',
        paragraphs: [
          'Prescriptions and data of customers are used for the order alone, seen only by those who fill it, never passed on, and not used for advertising. What the law obliges you to keep, you keep; all else you erase. If data is lost or seen by others, you tell us within 24 hours. Our own handling of your data is in the [privacy notice](privacy).',
        ],
      },
      {
        title: 'Complaints',
        paragraphs: [
          'You name a person for complaints of customers, acknowledge a complaint within 48 hours and settle it within one month. You help us settle those that reach us. Your own complaints about us go to our [grievance officer](grievance).',
        ],
      },
      {
        title: 'How vendors are treated',
        paragraphs: [
          'Which vendor is shown first depends on distance, opening hours, stock, and how reliably orders were filled. Nobody can buy a place. The same commission applies to all vendors of a category.',
        ],
      },
      {
        title: 'Suspending',
        paragraphs: [
          'We may suspend your listing at once where a licence is missing, where health is at risk, or where an authority demands it; otherwise after a warning with 7 days to put it right. We give the reason in writing, and lift the suspension when the reason is gone.',
        ],
      },
      {
        title: 'Liability',
        paragraphs: [
          'Each side answers for what it does: you for your goods, tests, advice and licences; we for the platform, the payments and the delivery. Whoever causes a claim of a customer or an authority bears it, and keeps the other side free of it. Otherwise each side is liable for foreseeable damage, up to the commission of the last twelve months; without limit for intent, gross negligence, injury to life or body, and where the law does not allow a limit.',
        ],
      },
      {
        title: 'Changes',
        paragraphs: [
          'A change of this contract is sent to you at least 30 days before it applies, with its new version, and applies once you accept it. If you do not, either side may end the contract to that day.',
        ],
      },
      {
        title: 'Ending',
        paragraphs: [
          'Either side may end this contract in writing with 30 days’ notice, without a reason; at once where the other side breaks it seriously. Completed orders are still settled in full. Duties about data, records, tax and complaints go on.',
        ],
      },
      {
        title: 'Law and courts',
        paragraphs: [
          `Indian law applies. Before going to court both sides try to agree, through the grievance officer, for 30 days. Courts: ${given(operator.courts)}.`,
          'You accept by ticking the box in the portal, which records the version and the time (Information Technology Act 2000, section 10A). This English text decides over translations and over the short form shown before accepting.',
        ],
      },
    ],
  };
}
