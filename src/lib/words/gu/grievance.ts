import { brand } from '#lib/brand.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/grievance.ts';

/** The words of the grievance page. `words/law/grievance.ts` has its structure. Brackets mark the words of a link. */
export const grievanceWords = {
  intro:
    'વિક્રેતાઓ, ગ્રાહકો અને બીજા બધા માટે: કંઈક ખોટું થયું હોય અને અમારી સપોર્ટ ટીમ મદદ ન કરી શકી હોય, તો અમારા ફરિયાદ નિવારણ અધિકારીનો સંપર્ક કરો. તેમની નિમણૂક ગ્રાહક સુરક્ષા (ઈ-કોમર્સ) નિયમો, 2020ના નિયમ 4(4) હેઠળ થઈ છે.',
  officer: { title: 'કોનો સંપર્ક કરવો', care: `ગ્રાહક સેવા: ${brand.supportPhone}, ${brand.supportEmail}.` },
  helps: {
    title: 'શું જણાવવાથી મદદ મળે',
    points: [
      'શું થયું, ક્યારે થયું, અને અમે શું કરીએ એમ તમે ઇચ્છો છો.',
      'ઓર્ડરનો કે અરજીનો નંબર, અને જે ફોન નંબરથી ઓર્ડર કે અરજી કરી હતી તે.',
      'પાસવર્ડ, કોડ કે બેંકની પૂરી વિગતો મોકલશો નહીં.',
    ],
  },
  deadlines: {
    title: 'ક્યાં સુધીમાં',
    points: [
      '48 કલાકમાં તમને ફરિયાદ મળ્યાની પહોંચ અને ફરિયાદનો નંબર મળશે.',
      'ફરિયાદ મળ્યાના એક મહિનામાં અમે તેનો નિકાલ કરીશું, અને તમને કારણો સાથેનો નિર્ણય મળશે (નિયમ 4(5)).',
    ],
    data: 'અંગત ડેટા વિશેની ફરિયાદને પણ આ જ લાગુ પડે છે: તમારા અધિકારો [પ્રાઇવસી નોટિસ]માં જુઓ.',
  },
  unsettled: {
    title: 'નિકાલ ન થાય તો',
    consumers: 'ગ્રાહકો: રાષ્ટ્રીય ગ્રાહક હેલ્પલાઇન (1915 પર ફોન કરો), અથવા તમારા જિલ્લાનું ગ્રાહક તકરાર નિવારણ કમિશન.',
    data: 'અંગત ડેટા: ડેટા પ્રોટેક્શન બોર્ડ ઓફ ઇન્ડિયા.',
    vendors: 'વિક્રેતાઓ: [પાર્ટનરો માટેની શરતો]માં જણાવેલી અદાલતો.',
  },
  company: {
    title: 'કંપની',
    text: (name: string, address: string, registration: string) =>
      `${brand.name} ચલાવનાર: ${name}, ${address}, રજિસ્ટ્રેશન નંબર ${registration}.`,
  },
} satisfies Words<typeof english.grievanceWords>;
