/** The script in the head of every public page but the landing page. */
import './lazyIslands.ts';
