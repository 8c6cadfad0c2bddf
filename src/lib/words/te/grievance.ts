import { brand } from '#lib/brand.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/grievance.ts';

/** The words of the grievance page. `words/law/grievance.ts` has its structure. Brackets mark the words of a link. */
export const grievanceWords = {
  intro:
    'విక్రేతలు, కస్టమర్లు, ఇతరులందరి కోసం: ఏదైనా తప్పు జరిగి, మా సపోర్ట్ టీమ్ సాయం చేయలేకపోతే, మా ఫిర్యాదుల పరిష్కార అధికారిని సంప్రదించండి. వినియోగదారుల రక్షణ (ఈ-కామర్స్) నియమాలు, 2020లోని నియమం 4(4) ప్రకారం ఈ అధికారిని నియమించాం.',
  officer: { title: 'ఎవరిని సంప్రదించాలి', care: `కస్టమర్ సపోర్ట్: ${brand.supportPhone}, ${brand.supportEmail}.` },
  helps: {
    title: 'ఏం చెబితే ఉపయోగపడుతుంది',
    points: [
      'ఏం జరిగింది, ఎప్పుడు జరిగింది, మేం ఏం చేయాలని కోరుకుంటున్నారు.',
      'ఆర్డర్ లేదా దరఖాస్తు నంబర్, దాన్ని ఏ ఫోన్ నంబర్‌తో చేశారో ఆ నంబర్.',
      'పాస్‌వర్డ్‌లు, కోడ్‌లు, పూర్తి బ్యాంక్ వివరాలు పంపకండి.',
    ],
  },
  deadlines: {
    title: 'ఎప్పటిలోగా',
    points: [
      '48 గంటల్లోగా, ఫిర్యాదు అందిందన్న సమాచారం, మీ ఫిర్యాదు నంబర్ మీకు వస్తాయి.',
      'ఫిర్యాదు అందిన ఒక నెలలోగా దాన్ని పరిష్కరిస్తాం, కారణాలతో సహా నిర్ణయం మీకు అందుతుంది (నియమం 4(5)).',
    ],
    data: 'వ్యక్తిగత డేటా గురించిన ఫిర్యాదుకు కూడా ఇదే వర్తిస్తుంది: మీ హక్కులను [గోప్యతా నోటీసు] పేజీలో చూడండి.',
  },
  unsettled: {
    title: 'పరిష్కారం కాకపోతే',
    consumers: 'వినియోగదారులు: జాతీయ వినియోగదారుల హెల్ప్‌లైన్ (1915కు ఫోన్ చేయండి), లేదా మీ జిల్లా వినియోగదారుల కమిషన్.',
    data: 'వ్యక్తిగత డేటా: భారత డేటా పరిరక్షణ బోర్డు.',
    vendors: 'విక్రేతలు: [పార్టనర్ల కోసం నియమ నిబంధనలు] పేజీలో పేర్కొన్న కోర్టులు.',
  },
  company: {
    title: 'కంపెనీ',
    text: (name: string, address: string, registration: string) =>
      `${brand.name}ను నడిపే సంస్థ: ${name}, ${address}, రిజిస్ట్రేషన్ నంబర్ ${registration}.`,
  },
} satisfies Words<typeof english.grievanceWords>;
