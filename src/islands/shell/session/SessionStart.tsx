import { useEffect } from 'react';
import { startPage } from '#islands/shell/page/startPage.ts';

/** Mount this before the screen, so that the screen's first API calls carry the session. */
export function SessionStart() {
  useEffect(startPage, []);
  return null;
}
