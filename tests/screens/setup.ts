import { afterEach, beforeAll, beforeEach } from 'vitest';
import { commands } from 'vitest/browser';
import { setCapabilities } from '#lib/capabilities.ts';
import '../../src/styles/onboarding.css';
import '../../src/styles/vendorPages.css';
import { resize, windows } from './boxes.ts';
import { leave } from './screen.tsx';

document.body.className = 'portal';
document.documentElement.lang = 'en-IN';

beforeAll(() => commands.useOwnSandbox());
beforeEach(async () => {
  await resize(windows[0]);
  setCapabilities('all');
});
afterEach(leave);
