import { lazyPart } from '#islands/shell/lazyPart.tsx';
import { loadStylesheet } from '#islands/ui/loadStylesheet.ts';
import panelCss from '../../styles/panel.css?url';

/** The signed-in part of /vendor, with its style. */
export const vendorSession = lazyPart(async () => {
  const [{ VendorSession }] = await Promise.all([import('./VendorSession.tsx'), loadStylesheet(panelCss)]);
  return VendorSession;
});
