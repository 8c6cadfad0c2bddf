import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { siteWords } from '#lib/copy/site.ts';

interface Props {
  /** Whether it goes away once the page is scrolled past 40 px. */
  hideOnScroll?: boolean;
}

/**
 * The announcement above the navigation. Dismissing it is done by the frame's inline script, which also
 * remembers it for the visit; by the time this component runs, the banner may be gone already.
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

/** Takes over the banner a page was delivered with. */
export function wake(container: Element): void {
  hydrateRoot(container, <Banner />);
}
