import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { siteWords } from '#lib/words/site.ts';

interface Props {
  /** Hides the banner once the page is scrolled past 40 px. */
  hideOnScroll?: boolean;
}

/**
 * The announcement above the navigation. The inline script of the frame handles its dismissal and remembers
 * it for the visit, so the banner may be gone before this component runs.
 */
export function Banner({ hideOnScroll = true }: Props) {
  const [open, setOpen] = useState(true);
  if (!open) return null;
  return (
    <aside className={hideOnScroll ? 'banner banner-hides' : 'banner'} aria-label={siteWords.bannerLabel}>
      <p>{siteWords.banner}</p>
      <button type="button" data-dismiss="" aria-label={siteWords.closeBanner} onClick={() => setOpen(false)}>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M18 6 6 18M6 6l12 12" />
        </svg>
      </button>
    </aside>
  );
}

/** Hydrates the banner in the page. */
export function onTap(container: Element): void {
  hydrateRoot(container, <Banner />);
}
