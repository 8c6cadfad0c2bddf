import type { Fault } from '../fault.ts';

const keyTerms = ['tests/words/keyTerms.test.ts'];
const specified = ['tests/words/specified.test.ts'];
const messages = ['tests/words/messages.test.ts'];
const record = ['tests/words.test.ts'];

/** Faults of the English texts, of their translations, and of the choice between them. */
export const words: readonly Fault[] = [
  {
    name: 'Tamil: a wrong code is called expired',
    file: 'src/lib/copy/ta/errors.ts',
    find: 'நீங்கள் உள்ளிட்ட OTP தவறு.',
    replace: 'நீங்கள் உள்ளிட்ட OTP காலாவதியானது.',
    tests: keyTerms,
  },
  {
    name: 'Hindi: the progress reads step 4 of 2',
    file: 'src/lib/copy/hi/onboarding.ts',
    find: '`${total} में से चरण ${step}`',
    replace: '`${step} में से चरण ${total}`',
    tests: record,
  },
  {
    name: 'Marathi: the privacy note says that the browser stores the details',
    file: 'src/lib/copy/mr/kyc.ts',
    find: 'आम्ही ती या ब्राउझरमध्ये कधीच सेव्ह करत नाही.',
    replace: 'आम्ही ती या ब्राउझरमध्ये सेव्ह करतो.',
    tests: keyTerms,
  },
  {
    name: 'Bengali: the button that deletes says “Keep it”',
    file: 'src/lib/copy/bn/deletion.ts',
    find: "confirm: 'মুছে দিন'",
    replace: "confirm: 'রেখে দিন'",
    tests: keyTerms,
  },
  {
    name: 'Hindi: a rejected application is called approved',
    file: 'src/lib/copy/hi/applications.ts',
    find: "rejected: 'नामंज़ूर'",
    replace: "rejected: 'मंज़ूर'",
    tests: keyTerms,
  },
  {
    name: 'Telugu: the promised review time is wrong',
    file: 'src/lib/copy/te/dashboard.ts',
    find: '`మీ వివరాలను, పత్రాలను పరిశీలిస్తున్నాం. సాధారణంగా ${limits.reviewHoursRange} గంటలు పడుతుంది.`',
    replace: '`మీ వివరాలను, పత్రాలను పరిశీలిస్తున్నాం. సాధారణంగా ${limits.documentMaxMb} గంటలు పడుతుంది.`',
    tests: record,
  },
  {
    name: 'Bengali: the contract promises payment in days instead of business days',
    file: 'src/lib/copy/bn/contract.ts',
    find: '${settlementDays}টি কাজের দিনের মধ্যে',
    replace: '${settlementDays} দিনের মধ্যে',
    tests: keyTerms,
  },
  {
    name: 'Telugu: a text outside the table of key terms changes its meaning',
    file: 'src/lib/copy/te/legacy.ts',
    find: "notGiven: '",
    replace: "notGiven: 'ఇచ్చారు ",
    tests: record,
  },
  {
    name: 'Marathi: the form asks for a PIN code of 4 digits',
    file: 'src/lib/copy/mr/fields.ts',
    find: "pincode: '6 अंकी पिन कोड टाका'",
    replace: "pincode: '4 अंकी पिन कोड टाका'",
    tests: ['tests/words/figures.test.ts'],
  },
  {
    name: 'The message for an expired code says that the code is wrong',
    file: 'src/lib/messages/errorMessage.ts',
    find: "'not-found': words.codeExpired",
    replace: "'not-found': words.wrongCode",
    tests: ['tests/errorWords.test.ts'],
  },
  {
    name: 'The dialog shows the fallback text of the page when sending fails',
    file: 'src/lib/copy/en/errors.ts',
    find: "notSent: 'Failed to send OTP. Please try again.'",
    replace: "notSent: 'Unable to send OTP. Please try again.'",
    tests: specified,
  },
  {
    name: 'A failed contract appears under the title of the documents',
    file: 'src/lib/copy/en/errors.ts',
    find: "contract: 'Failed to submit contract'",
    replace: "contract: 'Failed to upload documents'",
    tests: specified,
  },
  {
    name: 'Labs are asked for their store location',
    file: 'src/lib/copy/en/category.ts',
    find: 'Please select your lab location on the map',
    replace: 'Please select your store location on the map',
    tests: specified,
  },
  {
    name: 'One application is counted as “1 applications”',
    file: 'src/lib/copy/en/applications.ts',
    find: "return count === 1 ? '1 application found'",
    replace: "return count < 1 ? '1 application found'",
    tests: specified,
  },
  {
    name: 'The English changes and five translations keep the old meaning',
    file: 'src/lib/copy/en/documents.ts',
    find: "failed: 'Not uploaded'",
    replace: "failed: 'Uploaded'",
    tests: record,
  },
  {
    name: 'A wait of 91 seconds is rounded down to one minute',
    file: 'src/lib/messages/sendIn.ts',
    find: 'Math.ceil(seconds / 60)',
    replace: 'Math.floor(seconds / 60)',
    tests: messages,
  },
  {
    name: 'An empty or damaged photo is called too large',
    file: 'src/lib/messages/refusals.ts',
    find: "withWay(specified('wrong-type')",
    replace: "withWay(specified('too-large')",
    tests: messages,
  },
  {
    name: 'The privacy notice names the wrong end of a session',
    file: 'src/lib/copy/en/storage.ts',
    find: "expiry: 'the session ends'",
    replace: "expiry: 'you sign in again'",
    tests: ['tests/law.test.ts'],
  },
];
