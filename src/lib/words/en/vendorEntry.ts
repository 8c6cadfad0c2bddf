/** /vendor's way in, as its page is delivered; what follows it has words of its own. */
export const signInWithPhone = 'Sign In with Phone';

/** On the button from the tap on until there is something to sign in with. */
export const opening = 'Opening…';
