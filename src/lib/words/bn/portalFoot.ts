import type { Words } from '#lib/translation.ts';
import type * as english from '../en/portalFoot.ts';

/** The foot of a portal page. Apart from `app.ts`, which every page of the portal loads as script. */
export const portalFootWords = {
  privacy: 'গোপনীয়তা নীতি',
  terms: 'শর্তাবলি',
  grievance: 'অভিযোগ',
  clearAsk:
    'এই ব্রাউজারে সেভ করা সব কিছু মুছবেন? আপনি লগ আউট হয়ে যাবেন, আর যা লিখেছেন কিন্তু পাঠাননি তা হারাবে। যা পাঠিয়েছেন তা আমাদের কাছে থাকবে।',
} satisfies Words<typeof english.portalFootWords>;
