import type { Words } from '#lib/translation.ts';
import type * as english from '../en/vendorEntry.ts';

/** /vendor's way in, as its page is delivered; what follows it has words of its own. */
export const signInWithPhone = 'ஃபோன் மூலம் உள்நுழையுங்கள்' satisfies Words<typeof english.signInWithPhone>;

/** On the button from the tap on until there is something to sign in with. */
export const opening = 'திறக்கிறது…' satisfies Words<typeof english.opening>;
