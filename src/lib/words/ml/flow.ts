import type { Words } from '#lib/translation.ts';
import type * as english from '../en/flow.ts';

/** The screens in place of the steps. They load at once, so these words come before those of the steps. */
export const flowWords = {
  selectService: 'തുടരാൻ ഒരു സേവനം തിരഞ്ഞെടുക്കുക',
  badService: 'URL-ൽ serviceType ഇല്ല അല്ലെങ്കിൽ തെറ്റാണ്. ഹോം പേജിൽനിന്ന് തുടങ്ങി ഒരു വിഭാഗം തിരഞ്ഞെടുക്കുക.',
  toHome: 'ഹോം പേജിലേക്ക് പോകുക',
  loadFailed: 'അപേക്ഷയുടെ വിവരങ്ങൾ ലോഡ് ചെയ്യാനായില്ല',
  backToHome: 'ഹോം പേജിലേക്ക് മടങ്ങുക',
  notFound: 'വെണ്ടറെ കണ്ടെത്തിയില്ല. ഈ അപേക്ഷ കണ്ടെത്താനായില്ല, അല്ലെങ്കിൽ ഇത് മറ്റൊരു ഫോൺ നമ്പറിന്റേതാണ്.',
  draftGone: 'നിങ്ങളുടെ പഴയ രജിസ്ട്രേഷൻ ഇപ്പോൾ കണ്ടെത്താനാകുന്നില്ല, അതിനാൽ ഈ ബ്രൗസറിൽനിന്ന് അത് നീക്കം ചെയ്തു. പുതിയത് തുടങ്ങാം.',
  startNew: 'പുതിയ രജിസ്ട്രേഷൻ തുടങ്ങുക',
  notReached: 'നിങ്ങളുടെ അപേക്ഷ ലോഡ് ചെയ്യാനായില്ല.',
  signIn: 'ഈ അപേക്ഷ തുറക്കാൻ ലോഗിൻ ചെയ്യുക',
  signInWhy: 'ഈ അപേക്ഷ തുടരാൻ, അതിന്റെ ഫോൺ നമ്പർ ഉപയോഗിച്ച് ലോഗിൻ ചെയ്യുക.',
  signInButton: 'ഫോൺ നമ്പറിൽ ലോഗിൻ ചെയ്യുക',
} satisfies Words<typeof english.flowWords>;

/** An application was opened on another category's page; `name` and `id` are of its own category. */
export const wrongCategoryToast = ({ name }: { id: string; name: string }) => ({
  title: 'ഇത് മറ്റൊരു വിഭാഗത്തിന്റെ പേജാണ്',
  description: `ഈ അപേക്ഷയുടെ വിഭാഗം: ${name}. അങ്ങോട്ട് കൊണ്ടുപോകുന്നു...`,
});
