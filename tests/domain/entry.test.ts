import { describe, expect, it } from 'vitest';
import type { ApplicationSummary } from '#lib/domain/application/applicationSummary.ts';
import type { Draft } from '#lib/domain/application/draft.ts';
import { vendorEntry } from '#lib/domain/application/entry.ts';

const draft: Draft = {
  category: 'pharmacy',
  vendorId: 'v1',
  step: 'documents',
  phone: '+919876543210',
  phoneVerified: true,
  updatedAt: 1,
};

const application: ApplicationSummary = {
  id: 'v1',
  name: 'Asha Medicals',
  city: 'Pune',
  category: 'pharmacy',
  status: null,
  completionPercent: 25,
  nextStep: null,
  applicationState: 'draft',
  outstanding: null,
  reviewItems: [],
  createdAt: null,
  updatedAt: null,
};

describe('the main button of /vendor', () => {
  const none = { applications: [], kycApproved: false, draft: null };

  it('goes to the dashboard with no applications and an approved KYC', () => {
    expect(vendorEntry({ ...none, kycApproved: true })).toEqual({ type: 'dashboard' });
    expect(vendorEntry({ ...none, kycApproved: true, draft })).toEqual({ type: 'dashboard' });
  });

  it('opens the list for more than one application', () => {
    const applications = [application, { ...application, id: 'v2' }];
    expect(vendorEntry({ ...none, applications })).toEqual({ type: 'list' });
    expect(vendorEntry({ applications, kycApproved: true, draft })).toEqual({ type: 'list' });
  });

  it('resumes a single application', () => {
    const resumed = { type: 'resume', application };
    expect(vendorEntry({ ...none, applications: [application] })).toEqual(resumed);
    expect(vendorEntry({ applications: [application], kycApproved: true, draft })).toEqual(resumed);
  });

  it('resumes a stored draft that has a vendor', () => {
    expect(vendorEntry({ ...none, draft })).toEqual({ type: 'resume-draft', draft });
  });

  it('starts a new registration otherwise', () => {
    expect(vendorEntry(none)).toEqual({ type: 'new' });
    expect(vendorEntry({ ...none, draft: { ...draft, vendorId: null } })).toEqual({ type: 'new' });
    expect(vendorEntry({ ...none, draft: { ...draft, vendorId: '' } })).toEqual({ type: 'new' });
  });
});
