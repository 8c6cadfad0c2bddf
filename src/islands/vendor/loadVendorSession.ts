import { loadStylesheet } from '#islands/ui/loadStylesheet.ts';
import panelCss from '../../styles/panel.css?url';

/** Loads the signed-in part of /vendor, with its style. */
export async function loadVendorSession() {
  const [{ VendorSession }] = await Promise.all([import('./VendorSession.tsx'), loadStylesheet(panelCss)]);
  return VendorSession;
}
