import { atom } from 'nanostores';

/** Whether the sign-in button was pressed, including a press before hydration. */
export const $signInWanted = atom(false);
