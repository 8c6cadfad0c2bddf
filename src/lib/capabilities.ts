import { readCapabilities, type Capability, type Offers } from '#lib/domain/reply/capabilities.ts';

/** The `name` of the meta element with the API's capabilities. A host may serve one build with any list. */
export const capabilitiesMeta = 'api-capabilities';

let offered: Offers | null = null;

/** Whether the API offers an optional field or call, by the document's list. Without a list it offers none. */
export function offers(capability: Capability): boolean {
  offered ??= readCapabilities(listInDocument());
  return offered(capability);
}

function listInDocument(): string {
  const selector = `meta[name="${capabilitiesMeta}"]`;
  return globalThis.document?.querySelector?.<HTMLMetaElement>(selector)?.content ?? '';
}

/** Replaces the document's list. For tests, which have no document. */
export function setCapabilities(list: string): void {
  offered = readCapabilities(list);
}
