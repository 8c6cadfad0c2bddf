import type { Area, Fault } from '../fault.ts';
import { account } from './account.ts';
import { accessibility } from './accessibility.ts';
import { application } from './application.ts';
import { build } from './build.ts';
import { papers } from './papers.ts';
import { shared } from './shared.ts';
import { signIn } from './signIn.ts';
import { styles } from './styles.ts';
import { words } from './words.ts';

/** All planted faults, by area. */
export const tables: Record<Area, readonly Fault[]> = {
  account,
  application,
  papers,
  'sign-in': signIn,
  shared,
  accessibility,
  words,
  styles,
  build,
};
