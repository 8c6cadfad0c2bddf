const storagePrefix = 'nuskha'; // example

/** The prefix of every key in browser storage. It is not in `brand`, because scripts include all of that. */
export const keyPrefix = `${storagePrefix}.`;

/**
 * Everything that names the product. To rename the product, edit only this file. A release refuses a line that is marked as
 * an example: give it your value, or confirm it by removing the mark.
 */
export const brand = {
  name: 'Nuskha', // example
  /** The name that locks, channels and calendar entries begin with. */
  storagePrefix,
  /** Placeholder contact details until the owner supplies real ones. */
  supportPhone: '+91 80 4718 2900',
  supportPhoneHref: 'tel:+918047182900',
  supportEmail: 'partners@nuskha.example',
  supportEmailHref: 'mailto:partners@nuskha.example',
  vendorAppStoreUrl: 'https://play.google.com/store/apps/details?id=example.nuskha.vendor',
  /** The origin in canonical links and sharing images. */
  siteUrl: 'https://nuskha.example',
} as const;

/** The preview picture of shared links, drawn by the build. Sizes in pixels. */
export const sharingPicture = { path: '/og.png', width: 1200, height: 630 } as const;

/**
 * The logo in a box of 28 by 32 units: a slip with a perforated edge in the main colour, and on it a written line and
 * a check mark. The icon of the browser's tab is the same drawing.
 */
export const mark = {
  shape:
    'M3 2.5a2.5 2.5 0 0 0 5 0h2a2.5 2.5 0 0 0 5 0h2a2.5 2.5 0 0 0 5 0h3V29a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2Z',
  line: 'M8 13h12M8 19.5l3 3 8-7', // example
} as const;

/** The name that `nameDrawn` draws. A release refuses a drawing of another name. */
export const drawnName = 'Nuskha';

/**
 * The name in Devanagari, नुस्ख़ा, as strokes in a box of 86 by 37 units. The text beside it says the same. It is not
 * in `brand`, because scripts include all of that.
 */
export const nameDrawn = // example
  'M0 1.5h85M18.6 1.5V25M18.6 11.6H7c-3 0-3 2.4 0 4.8 2 1.5 3.4 0 3.4-4.8M7 27c4 4.6 8.8 7.8 12.2 7.6 5.4-.2 5-7 .2-7.4-2 0-3.4 1-4.6 2M33.4 1.5c.6 9-.4 12-5.8 9.8L37.4 25M33 12.6c4 2.4 7.4 2.4 10.6.6M49 1.5c.6 9-.4 12-5.8 9.8L54 25M67.4 1.5V25M67.4 15c-2.8-3-5-5-7-5-5.6 0-5.6 8.4 0 8.4 2.4 0 4.6-1.6 7-3.4M78.4 1.5V25M46 27v.1';
