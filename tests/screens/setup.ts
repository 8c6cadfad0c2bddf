import { afterEach, beforeAll, beforeEach, chai } from 'vitest';
import { commands } from 'vitest/browser';
import { setCapabilities } from '#lib/capabilities.ts';
import '../../src/styles/onboarding.css';
import '../../src/styles/vendorPages.css';
import { resize, windows } from './boxes.ts';
import { leave } from './screen.tsx';

document.body.className = 'portal';
document.documentElement.lang = 'en-IN';

// A message shows whole texts. The option `chaiConfig` does not reach the browser.
chai.config.truncateThreshold = 400;

beforeAll(() => commands.useOwnSandbox());
beforeEach(async () => {
  await resize(windows[0]);
  setCapabilities('all');
});
afterEach(leave);
