import type { Words } from '#lib/translation.ts';
import type * as english from '../en/shared.ts';

/** A file that was shared with the installed app. */
export const sharedWords = {
  title: 'यह कौन-सा दस्तावेज़ है?',
  text: (name) => `आपने “${name}” शेयर की है। चुनें कि यह कौन-सा दस्तावेज़ है। भेजने से पहले आप इसे देख सकते हैं।`,
  missing: 'शेयर की गई फ़ाइल नहीं पहुँची। उसे फिर से शेयर करें।',
  closed: 'शेयर की गई फ़ाइल अभी इस आवेदन में नहीं जोड़ी जा सकती।',
  none: 'पहले आवेदन शुरू करें। उसके बाद फ़ाइल फिर से शेयर करें।',
} satisfies Words<typeof english.sharedWords>;
