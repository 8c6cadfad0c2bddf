import type { Words } from '#lib/translation.ts';
import type * as english from '../en/otherDevice.ts';

/** Words of the panel that leads to the documents step on the vendor’s phone. */
export const otherDeviceWords = {
  title: 'फोनवर पुढे सुरू ठेवा',
  help: 'हा कोड तुमच्या फोनने स्कॅन करा, किंवा फोनवर लिंक उघडा. तिथे तुमचा नंबर आणि नवीन कोड वापरून लॉग इन करा. फोनवरून पाठवलेले फोटो इथे दिसतील.',
  code: 'लिंकचा QR कोड',
} satisfies Words<typeof english.otherDeviceWords>;
