import { afterEach, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { setCapabilities } from '#lib/capabilities.ts';
import '../../src/styles/onboarding.css';
import '../../src/styles/vendorPages.css';
import { leave } from './screen.tsx';

document.body.className = 'portal';
document.documentElement.lang = 'en-IN';

beforeEach(async () => {
  await page.viewport(360, 640);
  setCapabilities('all');
});
afterEach(leave);
