import { afterEach, beforeAll, beforeEach, chai } from 'vitest';
import { commands } from 'vitest/browser';
import { setCapabilities } from '#lib/capabilities.ts';
import '../../src/styles/onboarding.css';
import '../../src/styles/vendorPages.css';
import { resize, windows } from './boxes.ts';
import { leaveUnlessKept } from './screen.tsx';

// Nobody sees the page, so the browser need not paint it. An invisible frame still has layout, focus and a pointer.
parent.document.body.style.opacity = '0';

document.body.className = 'portal';
document.documentElement.lang = 'en-IN';

// A message shows whole texts. The option `chaiConfig` does not reach the browser.
chai.config.truncateThreshold = 400;

beforeAll(() => commands.useOwnSandbox());
beforeEach(() => {
  resize(windows[0]);
  setCapabilities('all');
});
afterEach(leaveUnlessKept);
