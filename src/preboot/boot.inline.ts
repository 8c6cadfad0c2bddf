/** The script in the head of every page of the portal. */
import './boot.ts';
