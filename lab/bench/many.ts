import type { Page } from 'playwright';

type Reply = Record<string, unknown>;

/** Makes the API return `count` applications of a vendor, each with its own name. */
export function manyApplications(page: Page, count: number): Promise<unknown> {
  return page.route('**/api/vendors/applications/resumable', async (route) => {
    const reply = await route.fetch();
    const { applications } = (await reply.json()) as { applications: Reply[] };
    const [one = {}] = applications;
    const all = Array.from({ length: count }, (_, index) => ({
      ...one,
      id: `${String(one['id'])}-${index}`,
      vendorId: `${String(one['vendorId'] ?? one['id'])}-${index}`,
      vendorName: `${String(one['vendorName'])} ${index}`,
    }));
    await route.fulfill({ response: reply, json: { applications: all } });
  });
}

/** Makes the API return `count` documents of a vendor. */
export function manyDocuments(page: Page, count: number): Promise<unknown> {
  return page.route(/\/api\/vendors\/[^/]+$/, async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as Reply;
    const holder = (body['vendor'] ?? body['data'] ?? body) as { documents?: Reply[] };
    const [one] = holder.documents ?? [];
    if (one)
      holder.documents = Array.from({ length: count }, (_, index) => ({
        ...one,
        key: `${String(one['key'])}-${index}`,
      }));
    await route.fulfill({ response: reply, json: body });
  });
}
