import type { Words } from '#lib/translation.ts';
import type * as english from '../en/shared.ts';

/** A file that was shared with the installed app. */
export const sharedWords = {
  title: 'हे कोणते कागदपत्र आहे?',
  text: (name) =>
    `तुम्ही “${name}” ही फाइल शेअर केली आहे. ते कोणते कागदपत्र आहे ते निवडा. पाठवण्याआधी तुम्ही ती पाहू शकता.`,
  missing: 'शेअर केलेली फाइल पोहोचली नाही. ती पुन्हा शेअर करा.',
  closed: 'शेअर केलेली फाइल सध्या या अर्जात जोडता येत नाही.',
  none: 'आधी अर्ज सुरू करा. मग फाइल पुन्हा शेअर करा.',
} satisfies Words<typeof english.sharedWords>;
