import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { StatusSlip } from '#islands/dashboard/firstView/StatusSlip.tsx';
import { VendorBody } from '#islands/dashboard/VendorBody.tsx';
import { dashboardView, type DashboardView } from '#islands/dashboard/firstView/view.ts';
import { ProfileBody } from '#islands/profile/ProfileBody.tsx';
import { profileView } from '#islands/profile/view.ts';
import { applicationOf } from '#lib/domain/application/application.ts';
import { vendorReplySchema } from '#lib/domain/vendor.ts';
import { anyProgress, anyVendor } from './vendors.ts';

const reader = { origin: 'https://site.example', locale: 'en-IN', timeZone: 'Asia/Kolkata' };
/** The words on the screen and the names it is read out by, without the markup. */
const textOf = (html: string) =>
  html.replace(/<[^>]*aria-label="([^"]*)"[^>]*>/g, ' $1 ').replace(/<[^>]*>/g, ' ');
const forbidden = /\b[Uu]ndefined\b|\bNaN\b|Invalid Date|\[object|\bnull\b|\bInfinity\b/;

/** The dashboard below its title. */
const Body = ({ view }: { view: DashboardView }) => (
  <>
    <StatusSlip view={view} isJustSent={false} />
    <VendorBody view={view} />
  </>
);

describe('Any vendor', () => {
  test('has a dashboard and a profile without a word of a program on it', () => {
    fc.assert(
      fc.property(anyVendor, anyProgress, (vendor, progress) => {
        const view = dashboardView(applicationOf({ vendor, progress }), reader);
        const dashboard = renderToStaticMarkup(<Body view={view} />);
        const profile = renderToStaticMarkup(
          <ProfileBody view={profileView(applicationOf({ vendor, progress }))} />,
        );
        expect(`${view.title} ${textOf(dashboard)} ${textOf(profile)}`).not.toMatch(forbidden);
        expect(dashboard).not.toMatch(/href="(?!https?:\/\/|\/(?!\/))/);
      }),
      { numRuns: 300 },
    );
  }, 120_000);
});

describe('A whole vendor', () => {
  const vendor = vendorReplySchema.parse({
    id: 'v1',
    name: 'Sanjeevani Medicals',
    phone: '+919876543210',
    categories: ['pharmacy', 'labs'],
    location: { latitude: 0, longitude: 77.5 },
    status: 'submitted',
    kyc: { panNumber: 'ABCPE1234F', bankAccount: '001234567890' },
    documents: [
      { type: 'gst', uploadedAt: '2026-11-21T02:00:00Z', url: '/files/gst?key=1' },
      { type: 'rentAgreement', uploadedAt: 'soon', url: 'javascript:alert(1)' },
    ],
  });
  if (vendor === null) throw new Error('A vendor with an id is a vendor');
  const view = dashboardView(applicationOf({ vendor, progress: null }), reader);
  const html = renderToStaticMarkup(<Body view={view} />);

  test('shows PAN and account in part, and the whole of them nowhere', () => {
    expect(html).toContain('••••••234F');
    expect(html).toContain('••••••••7890');
    expect(html).not.toMatch(/ABCPE1234F|001234567890/);
  });

  test('shows coordinates to six decimals, zero being a place', () => {
    expect(html).toContain('0.000000, 77.500000');
  });

  test('labels documents, dates them, and opens only safe addresses', () => {
    expect(view.documents).toEqual([
      {
        label: 'GST',
        uploaded: 'Uploaded 21 Nov 2026',
        isFlagged: false,
        dateTime: '2026-11-21T02:00:00.000Z',
        href: 'https://site.example/files/gst?key=1',
      },
      {
        label: 'Rent Agreement',
        uploaded: 'Upload date not known',
        isFlagged: false,
        dateTime: null,
        href: null,
      },
    ]);
    expect(html).toContain('target="_blank" rel="noopener"');
  });

  test('shows categories as badges and the phone as India writes it', () => {
    expect(view.categories).toEqual(['Pharmacy', 'Labs']);
    expect(html).toContain('+91\u00a098765\u00a043210');
  });
});
