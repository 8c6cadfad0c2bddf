import type { Toast } from '#lib/words/toast.ts';

/** Deleting an application that was never submitted. */
export const deletionWords = {
  buttonLong: 'Delete this application',
  buttonFor: (name: string) => `Delete ${name}`,
  title: 'Delete this application?',
  named: (name: string, category: string) => `${name} (${category})`,
  goes: 'Everything you entered and every document you uploaded for it is deleted. You cannot undo this.',
  keep: 'Keep it',
  confirm: 'Delete',
} as const;

export const deletionToasts = {
  deleted: {
    title: 'Application deleted',
    description: 'Everything you entered and uploaded for it is gone.',
  },
  /** The API has no such call. */
  failed: 'The application could not be deleted',
} as const satisfies Record<string, Toast | string>;
