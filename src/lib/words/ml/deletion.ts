import type { Words } from '#lib/translation.ts';
import type * as english from '../en/deletion.ts';

/** Deleting an application that was never submitted. */
export const deletionWords = {
  buttonLong: 'ഈ അപേക്ഷ ഡിലീറ്റ് ചെയ്യുക',
  buttonFor: (name: string) => `അപേക്ഷ ഡിലീറ്റ് ചെയ്യുക: ${name}`,
  title: 'ഈ അപേക്ഷ ഡിലീറ്റ് ചെയ്യണോ?',
  named: (name: string, category: string) => `${name} (${category})`,
  goes: 'ഇതിനായി നിങ്ങൾ പൂരിപ്പിച്ചതും അപ്‌ലോഡ് ചെയ്ത രേഖകളും എല്ലാം ഡിലീറ്റ് ആകും. പിന്നെ തിരികെ കിട്ടില്ല.',
  keep: 'വേണ്ട, ഇരിക്കട്ടെ',
  confirm: 'ഡിലീറ്റ് ചെയ്യുക',
} satisfies Words<typeof english.deletionWords>;

export const deletionToasts = {
  deleted: {
    title: 'അപേക്ഷ ഡിലീറ്റ് ചെയ്തു',
    description: 'ഇതിനായി നിങ്ങൾ പൂരിപ്പിച്ചതും അപ്‌ലോഡ് ചെയ്തതും എല്ലാം ഡിലീറ്റ് ആയി.',
  },
  /** The API has no such call. */
  failed: 'അപേക്ഷ ഡിലീറ്റ് ചെയ്യാനായില്ല',
} satisfies Words<typeof english.deletionToasts>;
