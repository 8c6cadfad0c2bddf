import type { Words } from '#lib/translation.ts';
import type * as english from '../en/deletion.ts';

/** Deleting an application that was never submitted. */
export const deletionWords = {
  buttonLong: 'ఈ దరఖాస్తు తొలగించండి',
  buttonFor: (name: string) => `తొలగించండి: ${name}`,
  title: 'ఈ దరఖాస్తు తొలగించాలా?',
  named: (name: string, category: string) => `${name} (${category})`,
  goes: 'దీని కోసం మీరు ఎంటర్ చేసినవన్నీ, అప్‌లోడ్ చేసిన పత్రాలన్నీ తొలగిపోతాయి. వాటిని తిరిగి తెచ్చుకోలేరు.',
  keep: 'ఉంచండి',
  confirm: 'తొలగించండి',
} satisfies Words<typeof english.deletionWords>;

export const deletionToasts = {
  deleted: {
    title: 'దరఖాస్తు తొలగించాం',
    description: 'దీని కోసం మీరు ఎంటర్ చేసినవి, అప్‌లోడ్ చేసినవి అన్నీ తొలగించాం.',
  },
  /** The API has no such call. */
  failed: 'దరఖాస్తును తొలగించలేకపోయాం',
} satisfies Words<typeof english.deletionToasts>;
