import type { Words } from '#lib/translation.ts';
import type * as english from '../en/usualHours.ts';

/** The usual opening hours of a category. */
export const usualHoursWords = {
  hours: (hours: string) => `നിങ്ങളുടേതുപോലുള്ള കടകൾ മിക്കപ്പോഴും ഈ സമയത്ത് തുറന്നിരിക്കും: ${hours}`,
  hoursButton: 'ഈ സമയം ഉപയോഗിക്കുക',
} satisfies Words<typeof english.usualHoursWords>;
