import type { Words } from '#lib/translation.ts';
import type * as english from '../en/category.ts';

/** The words of one category. */
export const categoryWords = {
  pharmacy: {
    name: 'ફાર્મસી',
    sells: 'દવાઓ, પ્રિસ્ક્રિપ્શનવાળી અને પ્રિસ્ક્રિપ્શન વગરની',
    register: 'તમારી ફાર્મસી રજિસ્ટર કરો',
    documents: 'ફાર્મસીનાં ડોક્યુમેન્ટ',
    requirements: 'ડ્રગ/ફાર્મસી લાઇસન્સ, GST, બેંક',
    needs: 'ડ્રગ લાઇસન્સ',
    locationRequired: 'નકશા પર તમારી ફાર્મસીનું લોકેશન પસંદ કરો',
  },
  supplements: {
    name: 'સપ્લિમેન્ટ',
    sells: 'વિટામિન, પોષણ અને તંદુરસ્તીનો સામાન',
    register: 'તમારો સ્ટોર રજિસ્ટર કરો',
    documents: 'સ્ટોરનાં ડોક્યુમેન્ટ',
    requirements: 'FSSAI, GST, બેંક',
    needs: 'FSSAI લાઇસન્સ',
    locationRequired: 'નકશા પર તમારા સ્ટોરનું લોકેશન પસંદ કરો',
  },
  labs: {
    name: 'લેબ',
    sells: 'ડાયગ્નોસ્ટિક ટેસ્ટ અને સેમ્પલ',
    register: 'તમારી લેબ રજિસ્ટર કરો',
    documents: 'લેબનાં ડોક્યુમેન્ટ',
    requirements: 'નકશા પર લોકેશન, લેબની માન્યતા, GST, બેંક',
    needs: 'લેબનું લાઇસન્સ કે માન્યતા',
    locationRequired: 'નકશા પર તમારી લેબનું લોકેશન પસંદ કરો',
  },
} satisfies Words<typeof english.categoryWords>;

/** Titles and subtitles of the steps. The documents have the title of their category. */
export const stepWords = {
  'vendor-info': { title: 'વિક્રેતાની માહિતી', subtitle: 'માલિક અને લોકેશનની વિગતો' },
  'kyc-documents': { title: 'KYC અને બિઝનેસની વિગતો', subtitle: 'ટેક્સ, લાઇસન્સ અને બેંકની વિગતો' },
  documents: { subtitle: 'પુરાવા અપલોડ કરો' },
  contract: { title: 'પાર્ટનર કરાર', subtitle: 'શરતો સ્વીકારો' },
} satisfies Words<typeof english.stepWords>;
