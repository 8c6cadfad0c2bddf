import type { Words } from '#lib/translation.ts';
import type * as english from '../en/resubmission.ts';

/** Words of a rejected application that is corrected. */
export const resubmissionWords = {
  title: 'તમારી અરજી સુધારો',
  reason: 'ચકાસણી ટીમે શું કહ્યું',
  change: 'આ બદલો',
  everything: 'ચકાસણી ટીમે કોઈ ખાસ બાબત જણાવી નથી. દરેક સ્ટેપ તપાસી લો અને ફરી સબમિટ કરો.',
  onlyThese: 'બાકી બધું બરાબર છે. બદલવાની જરૂર નથી.',
  sent: 'ફરી મોકલ્યું',
  notHere: 'આ બદલવા માટે અમને ફોન કે ઈમેલ કરો.',
  field: 'ચકાસણી ટીમે તમને આ સુધારવા કહ્યું છે.',
  locked: 'બરાબર છે. બદલવાની જરૂર નથી.',
  accepted: (count: number) => `બરાબર છે, બદલવાની જરૂર નથી: ${count}`,
} satisfies Words<typeof english.resubmissionWords>;
