import { atom } from 'nanostores';

/** The sign-in button was pressed, also when the island was not there yet to hear it. */
export const $signInWanted = atom(false);
