import type { Words } from '#lib/translation.ts';
import type * as english from '../en/usualHours.ts';

/** The usual opening hours of a category. */
export const usualHoursWords = {
  hours: (hours: string) => `ਤੁਹਾਡੇ ਵਰਗੀਆਂ ਦੁਕਾਨਾਂ ਅਕਸਰ ਇਸ ਸਮੇਂ ਖੁੱਲ੍ਹੀਆਂ ਰਹਿੰਦੀਆਂ ਹਨ: ${hours}`,
  hoursButton: 'ਇਹੀ ਸਮਾਂ ਰੱਖੋ',
} satisfies Words<typeof english.usualHoursWords>;
