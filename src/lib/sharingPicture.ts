/** The picture that stands for the site where its address is shared; the build draws it. Sizes in pixels. */
export const sharingPicture = { path: '/og.png', width: 1200, height: 630 } as const;
