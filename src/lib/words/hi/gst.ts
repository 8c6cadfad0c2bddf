import type { Words } from '#lib/translation.ts';
import type * as english from '../en/gst.ts';

/** The GST register's entry for a GSTIN. It spares typing and blocks nothing. */
export const gstWords = {
  title: 'अपने GSTIN से भरें',
  help: 'आपका नाम और पता GST रजिस्टर से आएगा।',
  looking: 'GST रजिस्टर में देख रहे हैं…',
  unknown: 'यह नंबर GST रजिस्टर में नहीं है। कृपया इसे फिर से देख लें। आप आगे बढ़ सकते हैं।',
  failed: 'GST रजिस्टर से अभी जवाब नहीं मिल रहा। कृपया जानकारी खुद भरें।',
  inRegister: (label: string, text: string) => `GST रजिस्टर में ${label}: “${text}”`,
  all: 'सब इस्तेमाल करें',
  status: {
    cancelled: 'GST रजिस्टर के मुताबिक यह रजिस्ट्रेशन रद्द हो चुका है। आप आगे बढ़ सकते हैं।',
    suspended: 'GST रजिस्टर के मुताबिक यह रजिस्ट्रेशन निलंबित है। आप आगे बढ़ सकते हैं।',
  },
  states: (gstin: string, pin: string) => `GSTIN ${gstin} का है, पिन कोड ${pin} का। कृपया दोनों फिर से देख लें।`,
} satisfies Words<typeof english.gstWords>;
