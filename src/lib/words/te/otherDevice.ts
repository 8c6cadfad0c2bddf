import type { Words } from '#lib/translation.ts';
import type * as english from '../en/otherDevice.ts';

/** Words of the panel that leads to the documents step on the vendor’s phone. */
export const otherDeviceWords = {
  title: 'ఫోన్‌లో కొనసాగించండి',
  help: 'ఈ QR కోడ్‌ను మీ ఫోన్‌తో స్కాన్ చేయండి, లేదా ఫోన్‌లో లింక్ తెరవండి. అక్కడ మీ నంబర్‌తో, కొత్త కోడ్‌తో లాగిన్ అవ్వండి. ఫోన్ నుంచి పంపిన ఫోటోలు ఇక్కడ కనిపిస్తాయి.',
  code: 'లింక్ QR కోడ్',
} satisfies Words<typeof english.otherDeviceWords>;
