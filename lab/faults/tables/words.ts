import type { Fault } from '../fault.ts';

const keyTerms = ['tests/words/keyTerms.test.ts'];
const specified = ['tests/words/specified.test.ts'];
const messages = ['tests/words/messages.test.ts'];
const record = ['tests/words.test.ts'];

/** Faults of the English words, of their translations, and of the choice between them. */
export const words: readonly Fault[] = [
  {
    name: 'Tamil says that a wrong code has expired',
    file: 'src/lib/copy/ta/errors.ts',
    find: 'நீங்கள் உள்ளிட்ட OTP தவறு.',
    replace: 'நீங்கள் உள்ளிட்ட OTP காலாவதியானது.',
    tests: keyTerms,
  },
  {
    name: 'Hindi counts step 4 of 2',
    file: 'src/lib/copy/hi/onboarding.ts',
    find: '`${total} में से चरण ${step}`',
    replace: '`${step} में से चरण ${total}`',
    tests: record,
  },
  {
    name: 'Marathi says that reviewers never see the details and the browser keeps them',
    file: 'src/lib/copy/mr/kyc.ts',
    find: 'आम्ही ती या ब्राउझरमध्ये कधीच सेव्ह करत नाही.',
    replace: 'आम्ही ती या ब्राउझरमध्ये सेव्ह करतो.',
    tests: keyTerms,
  },
  {
    name: 'Bengali: the button that deletes says Keep it',
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
    name: 'Telugu: an application in review is promised an answer in another time',
    file: 'src/lib/copy/te/dashboard.ts',
    find: '`మీ వివరాలను, పత్రాలను పరిశీలిస్తున్నాం. సాధారణంగా ${limits.reviewHoursRange} గంటలు పడుతుంది.`',
    replace: '`మీ వివరాలను, పత్రాలను పరిశీలిస్తున్నాం. సాధారణంగా ${limits.documentMaxMb} గంటలు పడుతుంది.`',
    tests: record,
  },
  {
    name: 'Bengali: the contract pays on days of the week that no longer are business days',
    file: 'src/lib/copy/bn/contract.ts',
    find: '${settlementDays}টি কাজের দিনের মধ্যে',
    replace: '${settlementDays} দিনের মধ্যে',
    tests: keyTerms,
  },
  {
    name: 'Telugu: a text that is in no table of key terms changes its meaning unread',
    file: 'src/lib/copy/te/legacy.ts',
    find: "notGiven: '",
    replace: "notGiven: 'ఇచ్చారు ",
    tests: record,
  },
  {
    name: 'Marathi asks for a PIN code of 4 digits',
    file: 'src/lib/copy/mr/fields.ts',
    find: "pincode: '6 अंकी पिन कोड टाका'",
    replace: "pincode: '4 अंकी पिन कोड टाका'",
    tests: ['tests/words/figures.test.ts'],
  },
  {
    name: 'a wrong and an expired code exchange their English words',
    file: 'src/lib/messages/errorMessage.ts',
    find: "'not-found': words.codeExpired",
    replace: "'not-found': words.wrongCode",
    tests: ['tests/errorWords.test.ts'],
  },
  {
    name: 'the dialog’s fallback for a failed send is the one of the page',
    file: 'src/lib/copy/en/errors.ts',
    find: "notSent: 'Failed to send OTP. Please try again.'",
    replace: "notSent: 'Unable to send OTP. Please try again.'",
    tests: specified,
  },
  {
    name: 'a failed contract is told under the title of the documents',
    file: 'src/lib/copy/en/errors.ts',
    find: "contract: 'Failed to submit contract'",
    replace: "contract: 'Failed to upload documents'",
    tests: specified,
  },
  {
    name: 'labs are asked for their store on the map',
    file: 'src/lib/copy/en/category.ts',
    find: 'Please select your lab location on the map',
    replace: 'Please select your store location on the map',
    tests: specified,
  },
  {
    name: 'one application is called 1 applications',
    file: 'src/lib/copy/en/applications.ts',
    find: "return count === 1 ? '1 application found'",
    replace: "return count < 1 ? '1 application found'",
    tests: specified,
  },
  {
    name: 'the English changed and five translations still say what it said before',
    file: 'src/lib/copy/en/documents.ts',
    find: "failed: 'Not uploaded'",
    replace: "failed: 'Uploaded'",
    tests: record,
  },
  {
    name: 'a wait of two minutes is told as one',
    file: 'src/lib/messages/sendIn.ts',
    find: 'Math.ceil(seconds / 60)',
    replace: 'Math.floor(seconds / 60)',
    tests: messages,
  },
  {
    name: 'an empty or damaged photo is refused as too large',
    file: 'src/lib/messages/refusals.ts',
    find: "withWay(specified('wrong-type')",
    replace: "withWay(specified('too-large')",
    tests: messages,
  },
  {
    name: 'the privacy notice names another end of a session',
    file: 'src/lib/copy/en/storage.ts',
    find: "expiry: 'the session ends'",
    replace: "expiry: 'you sign in again'",
    tests: ['tests/law.test.ts'],
  },
];
