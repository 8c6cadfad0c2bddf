import { afterEach, beforeEach } from 'vitest';
import { setCapabilities } from '#lib/capabilities.ts';
import '../../src/styles/onboarding.css';
import '../../src/styles/vendorPages.css';
import { resize, windows } from './boxes.ts';
import { leave } from './screen.tsx';

document.body.className = 'portal';
document.documentElement.lang = 'en-IN';

beforeEach(async () => {
  await resize(windows[0]);
  setCapabilities('all');
});
afterEach(leave);
