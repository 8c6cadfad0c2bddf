/**
 * Everything that names the product. An adopter renames the product by editing this file alone.
 */
export const brand = {
  name: 'Nuskha',
  /** Prefix of every key the product writes to browser storage. */
  storagePrefix: 'nuskha',
  tagline: 'Medicines read, checked and delivered',
  /** Placeholder contact details: marketing text until the owner supplies real ones. */
  supportPhone: '+91 80 4718 2900',
  supportPhoneHref: 'tel:+918047182900',
  supportEmail: 'partners@nuskha.example',
  supportEmailHref: 'mailto:partners@nuskha.example',
  vendorAppStoreUrl: 'https://play.google.com/store/apps/details?id=example.nuskha.vendor',
  /** Absolute origin used for canonical links and sharing images. */
  siteUrl: 'https://nuskha.example',
} as const;

/** The picture that stands for the site where its address is shared; the build draws it. Sizes in pixels. */
export const sharingPicture = { path: '/og.png', width: 1200, height: 630 } as const;
