import type { Words } from '#lib/translation.ts';
import type * as english from '../en/resubmission.ts';

/** Words of a rejected application that is corrected. */
export const resubmissionWords = {
  title: 'మీ దరఖాస్తును సరిచేయండి',
  reason: 'పరిశీలకులు చెప్పినది',
  change: 'ఇవి మార్చండి',
  everything: 'పరిశీలకులు ప్రత్యేకంగా ఏ అంశాన్నీ చెప్పలేదు. ప్రతి దశనూ సరిచూసి మళ్లీ సమర్పించండి.',
  onlyThese: 'మిగతావన్నీ పరిశీలకులు అంగీకరించారు. మార్చక్కర్లేదు.',
  sent: 'మళ్లీ పంపారు',
  notHere: 'దీన్ని మార్చడానికి మాకు ఫోన్ లేదా ఈమెయిల్ చేయండి.',
  field: 'దీన్ని సరిచేయమని పరిశీలకులు అడిగారు.',
  locked: 'పరిశీలకులు అంగీకరించారు. మార్చక్కర్లేదు.',
  accepted: (count: number) => `పరిశీలకులు అంగీకరించినవి, మార్చక్కర్లేదు: ${count}`,
} satisfies Words<typeof english.resubmissionWords>;
