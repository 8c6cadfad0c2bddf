import { useState } from 'react';

/**
 * Returns the words of a live region, and a function that says others. Screen readers announce only a change, so the same
 * words a second time end with a space.
 */
export function useNews(): [news: string, say: (words: string) => void] {
  const [news, setNews] = useState('');
  return [news, (words) => setNews((before) => (before === words ? `${words}\u00a0` : words))];
}
