/** The script in the head of every page but the landing page. */
import './boot.ts';
