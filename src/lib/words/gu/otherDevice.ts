import type { Words } from '#lib/translation.ts';
import type * as english from '../en/otherDevice.ts';

/** Words of the panel that leads to the documents step on the vendor’s phone. */
export const otherDeviceWords = {
  title: 'ફોન પર આગળ વધો',
  help: 'આ કોડ તમારા ફોનથી સ્કેન કરો, અથવા ફોન પર લિંક ખોલો. ત્યાં તમારા નંબર અને નવા કોડથી લોગ ઇન કરો. ફોન પરથી મોકલેલા ફોટા અહીં દેખાશે.',
  code: 'લિંકનો QR કોડ',
} satisfies Words<typeof english.otherDeviceWords>;
