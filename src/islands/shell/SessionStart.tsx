import { useEffect } from 'react';
import { startPage } from './startPage.ts';

/** Before the screen: what a screen asks of the API, it asks as who the session says. */
export function SessionStart() {
  useEffect(startPage, []);
  return null;
}
