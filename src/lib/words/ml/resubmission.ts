import type { Words } from '#lib/translation.ts';
import type * as english from '../en/resubmission.ts';

/** Words of a rejected application that is corrected. */
export const resubmissionWords = {
  title: 'നിങ്ങളുടെ അപേക്ഷ തിരുത്തുക',
  reason: 'പരിശോധനാ ടീം പറഞ്ഞത്',
  change: 'മാറ്റേണ്ടത്',
  everything: 'ഏതാണ് മാറ്റേണ്ടതെന്ന് പരിശോധനാ ടീം പറഞ്ഞിട്ടില്ല. ഓരോ ഘട്ടവും ഒന്നുകൂടി നോക്കി വീണ്ടും സമർപ്പിക്കുക.',
  onlyThese: 'ബാക്കിയെല്ലാം സ്വീകരിച്ചു. മാറ്റേണ്ടതില്ല.',
  sent: 'വീണ്ടും അയച്ചു',
  notHere: 'ഇത് മാറ്റാൻ ഞങ്ങളെ വിളിക്കുക അല്ലെങ്കിൽ ഇമെയിൽ ചെയ്യുക.',
  field: 'ഇത് തിരുത്താൻ പരിശോധനാ ടീം ആവശ്യപ്പെട്ടു.',
  locked: 'സ്വീകരിച്ചു. മാറ്റേണ്ടതില്ല.',
  accepted: (count: number) => `സ്വീകരിച്ചത്, മാറ്റേണ്ടതില്ല: ${count}`,
} satisfies Words<typeof english.resubmissionWords>;
