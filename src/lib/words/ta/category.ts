import type { Words } from '#lib/translation.ts';
import type * as english from '../en/category.ts';

/** The words of one category. */
export const categoryWords = {
  pharmacy: {
    name: 'மருந்தகம்',
    sells: 'மருந்துச் சீட்டு தேவைப்படும், தேவைப்படாத மருந்துகள்',
    register: 'உங்கள் மருந்தகத்தைப் பதிவு செய்யுங்கள்',
    documents: 'மருந்தக ஆவணங்கள்',
    requirements: 'மருந்து/மருந்தக உரிமம், GST, வங்கி',
    needs: 'மருந்து உரிமம்',
    locationRequired: 'மேப்பில் உங்கள் மருந்தகத்தின் லொகேஷனைத் தேர்ந்தெடுங்கள்',
  },
  supplements: {
    name: 'சப்ளிமெண்ட்',
    sells: 'வைட்டமின், ஊட்டச்சத்து, ஆரோக்கியப் பொருட்கள்',
    register: 'உங்கள் கடையைப் பதிவு செய்யுங்கள்',
    documents: 'கடை ஆவணங்கள்',
    requirements: 'FSSAI, GST, வங்கி',
    needs: 'FSSAI உரிமம்',
    locationRequired: 'மேப்பில் உங்கள் கடையின் லொகேஷனைத் தேர்ந்தெடுங்கள்',
  },
  labs: {
    name: 'லேப்',
    sells: 'நோய் கண்டறியும் பரிசோதனை, மாதிரிகள்',
    register: 'உங்கள் லேபைப் பதிவு செய்யுங்கள்',
    documents: 'லேப் ஆவணங்கள்',
    requirements: 'மேப்பில் லொகேஷன், தரச் சான்று, GST, வங்கி',
    needs: 'லேப் உரிமம் அல்லது தரச் சான்று',
    locationRequired: 'மேப்பில் உங்கள் லேபின் லொகேஷனைத் தேர்ந்தெடுங்கள்',
  },
} satisfies Words<typeof english.categoryWords>;

/** Titles and subtitles of the steps. The documents have the title of their category. */
export const stepWords = {
  'vendor-info': { title: 'விற்பனையாளர் விவரம்', subtitle: 'உரிமையாளர், லொகேஷன் விவரம்' },
  'kyc-documents': { title: 'KYC, வணிக விவரம்', subtitle: 'வரி, உரிமம், வங்கி விவரம்' },
  documents: { subtitle: 'சான்றுகளைப் பதிவேற்றுங்கள்' },
  contract: { title: 'பார்ட்னர் ஒப்பந்தம்', subtitle: 'விதிமுறைகளை ஏற்றுக்கொள்ளுங்கள்' },
} satisfies Words<typeof english.stepWords>;
