import { readText } from '#lib/domain/reply/parse.ts';
import { hearTabs, tellTabs } from '#lib/stores/session/tabs.ts';

const topic = 'application-deleted';

/** Tells the other tabs of this session that an application was deleted. */
export function tellDeleted(vendorId: string): void {
  tellTabs(topic, vendorId);
}

/** Calls back with the vendor id of an application that another tab deleted. Returns an unsubscribe function. */
export function hearDeleted(listener: (vendorId: string) => void): () => void {
  return hearTabs(topic, (data) => {
    const vendorId = readText(data);
    if (vendorId !== null) listener(vendorId);
  });
}
