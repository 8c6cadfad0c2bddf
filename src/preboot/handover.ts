/**
 * The names under which the inline scripts, the style sheets and the app hand things over to each other. The
 * tables name all files that use a name; tests/preboot.test.ts compares them with the code. Scripts use the
 * tables as types only.
 */
interface Row {
  means: string;
  /** The files that set or remove it. */
  setBy: readonly string[];
  readBy: readonly string[];
}

/** A press on a button of the document: its script notes the press, and the island answers it. */
const pressedEarly = (button: string, island: string): Row => ({
  means: `${button} was pressed before the island could answer.`,
  setBy: ['src/preboot/portal.inline.ts', island],
  readBy: [island],
});

/** The flags on `<html>`, by their names in `dataset`. All but `form` and `build` have no value. */
export const flags = {
  session: {
    means: 'A vendor is signed in.',
    setBy: [
      'src/preboot/boot.ts',
      'src/islands/shell/session/useSession.ts',
      'src/islands/shell/page/goHome.ts',
    ],
    readBy: [
      'src/preboot/formCheck.inline.ts',
      'src/preboot/vendorEntry.inline.ts',
      'src/styles/chrome.css',
      'src/styles/start.css',
      'src/styles/site/landing.css',
      'src/styles/site/vendor.css',
    ],
  },
  asked: {
    means: 'A page was opened that requires a session.',
    setBy: ['src/preboot/landing.inline.ts'],
    readBy: ['src/styles/site/landing.css'],
  },
  askedProfile: {
    means: 'That page is the profile.',
    setBy: ['src/preboot/landing.inline.ts'],
    readBy: ['src/styles/site/landing.css'],
  },
  quiet: {
    means: 'The banner was dismissed during this visit.',
    setBy: ['src/preboot/lazyIslands.ts'],
    readBy: ['src/styles/site/frame.css'],
  },
  past: {
    means: 'The page is scrolled past the banner. Only in browsers without scroll-driven animations.',
    setBy: ['src/preboot/boot.ts'],
    readBy: ['src/styles/site/frame.css'],
  },
  far: {
    means: 'The page is scrolled so far that the bar is a pill. Only in those browsers.',
    setBy: ['src/preboot/boot.ts'],
    readBy: ['src/styles/chrome.css'],
  },
  form: {
    means: 'The form of the document is shown: its category or `sign-in`; `taken` once the island owns it.',
    setBy: [
      'src/preboot/formCheck.inline.ts',
      'src/preboot/earlySignIn.inline.ts',
      'src/islands/shell/page/deliveredForm.ts',
    ],
    readBy: [
      'src/preboot/formReady.inline.ts',
      'src/preboot/earlySignIn.inline.ts',
      'src/styles/firstForm.css',
    ],
  },
  wordsLate: {
    means: 'The form still has the words of another category.',
    setBy: ['src/preboot/formCheck.inline.ts', 'src/preboot/formReady.inline.ts'],
    readBy: ['src/styles/firstForm.css'],
  },
  unkept: {
    means: 'The browser could not store what was typed.',
    setBy: [
      'src/preboot/formReady.inline.ts',
      'src/preboot/typedPhone.inline.ts',
      'src/islands/shell/page/deliveredForm.ts',
    ],
    readBy: ['src/lib/stores/browser/newVersion.ts'],
  },
  signOutPressed: pressedEarly('Sign out', 'src/islands/shell/session/SessionScreens.tsx'),
  clearDataPressed: pressedEarly('Clear App Data', 'src/islands/shell/Frame.tsx'),
  build: {
    means: 'The id of the build that the document belongs to.',
    setBy: ['build/hosting.ts'],
    readBy: ['src/lib/stores/browser/newVersion.ts', 'src/lib/report/start.ts'],
  },
} as const satisfies Record<string, Row>;

/** The attributes of other elements, by their names in `dataset`. */
export const marks = {
  lazy: {
    means: 'On an island of a public page: the file to import at the first tap; empty while it loads.',
    setBy: [
      'src/layouts/Site.astro',
      'src/pages/_landing/Questions.astro',
      'src/pages/_vendor/Entry.astro',
      'src/preboot/lazyIslands.ts',
      'src/islands/vendor/VendorEntry.island.tsx',
    ],
    readBy: ['src/preboot/lazyIslands.ts', 'src/preboot/vendorEntry.inline.ts', 'src/styles/site/vendor.css'],
  },
  react: {
    means: 'On the island of /vendor: the file of React, which the page requests together with the island.',
    setBy: ['src/pages/_vendor/Entry.astro'],
    readBy: ['src/preboot/vendorEntry.inline.ts'],
  },
  lost: {
    means: 'On a lazy island: its file could not be fetched.',
    setBy: ['src/preboot/lazyIslands.ts', 'src/preboot/vendorEntry.inline.ts'],
    readBy: ['src/styles/site/vendor.css'],
  },
  pressed: {
    means: 'On the island of /vendor: its button was pressed, so the field for the phone is shown.',
    setBy: ['src/preboot/vendorEntry.inline.ts'],
    readBy: ['src/styles/site/vendor.css'],
  },
  opening: {
    means: 'On the button of /vendor: its text after a press that comes before its script.',
    setBy: ['src/islands/vendor/VendorEntry.island.tsx'],
    readBy: ['src/styles/site/vendor.css'],
  },
  rerender: {
    means: 'On an island of the portal: React renders it from scratch, because its markup is for others.',
    setBy: ['src/preboot/formReady.inline.ts', 'src/islands/dashboard/firstView/firstView.ts'],
    readBy: ['src/islands/dashboard/firstView/firstView.ts', 'build/code/islandClient.ts'],
  },
  language: {
    means: 'The file to import when another language is chosen.',
    setBy: ['src/layouts/Portal.astro', 'src/components/TypedPhone.astro'],
    readBy: ['src/preboot/portal.inline.ts', 'src/preboot/typedPhone.inline.ts'],
  },
  dismiss: {
    means: 'On the button that dismisses the banner.',
    setBy: ['src/islands/banner/Banner.island.tsx'],
    readBy: ['src/preboot/lazyIslands.ts'],
  },
  signOut: {
    means: 'On a button that signs out.',
    setBy: ['src/layouts/Portal.astro', 'src/islands/vendor/VendorPanel.tsx'],
    readBy: ['src/preboot/portal.inline.ts', 'src/islands/shell/session/SessionScreens.tsx'],
  },
  clearData: {
    means: 'On the button that clears the data of the app.',
    setBy: ['src/layouts/Portal.astro', 'src/islands/yourData/YourDataScreen.tsx'],
    readBy: ['src/preboot/portal.inline.ts', 'src/islands/shell/Frame.tsx'],
  },
} as const satisfies Record<string, Row>;

/** The global variables. The app is another bundle, so it finds in the page what an inline script requested. */
export const globals = {
  earlyCode: {
    means: 'The sign-in code that the document requested, or that the page in another language received.',
    setBy: ['src/preboot/earlyRequests.ts', 'src/preboot/typedPhone.inline.ts'],
    readBy: ['src/preboot/earlyRequests.ts', 'src/lib/stores/session/signIn/signIn.ts'],
  },
  sentCode: {
    means:
      'The last sign-in code sent from this page. The page in another language gets it as an early code.',
    setBy: ['src/lib/stores/session/signIn/auth.ts'],
    readBy: ['src/preboot/typedPhone.inline.ts'],
  },
  earlyReads: {
    means: 'The requests for the data of a vendor that the document started.',
    setBy: ['src/preboot/earlyRequests.ts'],
    readBy: ['src/preboot/earlyRequests.ts'],
  },
} as const satisfies Record<keyof PageGlobals, Row>;

/** A flag of one word without a value. */
export type PageMark = 'session' | 'quiet' | 'past' | 'far';

/** The flags in the `dataset` of `<html>`. */
export type PageFlags = { -readonly [Name in keyof typeof flags]?: string };

/** Returns the flags of this page. */
export const pageFlags = (): PageFlags => document.documentElement.dataset;

/** The module of a lazy island. */
export interface LazyIsland {
  /** Takes the island over after a tap into it. */
  onTap: (island: HTMLElement) => void;
}

/** A reply as received, not yet validated. */
export interface RawReply {
  status: number;
  text: string;
  /** The `Retry-After` header as received. */
  retryAfter?: string | null;
  /** The `X-Request-Id` header, where a page may read it. */
  requestId?: string | null;
}

/** A request for a sign-in code. `null` means that the network failed. */
interface EarlyCode {
  phone: string;
  reply: Promise<RawReply | null>;
}

/**
 * A read of page data. Only the session whose access token it carries gets it. `null` means that the network
 * failed or the read was aborted.
 */
export interface EarlyRead {
  address: string;
  token: string;
  reply: Promise<RawReply | null>;
  stop: () => void;
}

interface PageGlobals {
  earlyCode: EarlyCode | undefined;
  sentCode: { phone: string; otpId: string | null } | undefined;
  earlyReads: EarlyRead[] | undefined;
}

declare global {
  var earlyCode: PageGlobals['earlyCode'];
  var sentCode: PageGlobals['sentCode'];
  var earlyReads: PageGlobals['earlyReads'];
}
