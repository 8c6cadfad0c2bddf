import { brand } from '#lib/brand.ts';
import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/vendorPage.ts';

/** Words of the static parts of /vendor. */
export const vendorPageWords = {
  title: `${brand.name} वर विका – फार्मसी, सप्लिमेंट, लॅब`,
  description: `तुमची फार्मसी, सप्लिमेंटचे दुकान किंवा डायग्नोस्टिक लॅबची नोंदणी करा: फोनने लॉग इन करा, चार छोट्या पायऱ्या, ${limits.reviewHoursRange} तासांत तपासणी.`,
  heading: 'तुमची फार्मसी, 30 मिनिटांत जवळच्या प्रत्येक दारात',
  text: 'चार छोट्या पायऱ्यांत फार्मसी, सप्लिमेंटचे दुकान किंवा लॅबची नोंदणी करा. कधीही थांबा आणि नंतर पुढे सुरू ठेवा.',
  entry: {
    title: 'सुरू करा किंवा पुढे सुरू ठेवा',
    text: 'आम्ही तुमच्या फोनवर कोड पाठवू. पासवर्डची गरज नाही.',
    noScript: 'लॉग इन करण्यासाठी JavaScript चालू करा, किंवा आम्हाला फोन करा:',
  },
  features: {
    title: 'तुम्हाला काय मिळते',
    orders: {
      title: 'वाचता येतील अशा ऑर्डर',
      text: 'प्रत्येक प्रिस्क्रिप्शन टाइप केलेले आणि तपासलेले येते, त्याच्या फोटोसह.',
      before: 'Amlo 5 od x30',
      after: 'Amlodipine 5 mg, दिवसातून एकदा, 30 गोळ्या',
    },
    money: {
      title: 'वेळेवर पैसे',
      text: 'पडताळणी झालेल्या तुमच्या बँक खात्यात आम्ही थेट पैसे जमा करतो.',
      figure: String(limits.settlementDays),
      unit: 'कामकाजाचे दिवस',
    },
    costs: {
      title: 'एकच स्पष्ट कमिशन',
      text: 'फक्त तुमच्या विक्रीवर. आणखी काहीही नाही.',
    },
    riders: {
      title: 'रायडर आमचे',
      text: 'आमचे रायडर तुमच्या दुकानातून ऑर्डर घेऊन जातात. तुम्ही दुकानातच राहा.',
    },
  },
  needs: {
    title: 'हे तयार ठेवा',
    text: 'PAN, GST प्रमाणपत्र, बँकेची माहिती (कॅन्सल चेक असेल तर उत्तम), मालकाचा एक फोटो, आणि दुकानासमोर मालकाचा एक फोटो.',
    way: 'कागदपत्रांचे फोटो फोननेच काढू शकता. कधीही थांबा: तुम्ही भरलेली माहिती तशीच राहते.',
    also: 'आणि तुमच्या व्यवसायाच्या प्रकारानुसार:',
    minutes: (minutes: number) => `सुमारे ${minutes} मिनिटे`,
  },
} satisfies Words<typeof english.vendorPageWords>;
