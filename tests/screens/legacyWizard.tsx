import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { LegacyWizard } from '#islands/legacy/LegacyWizard.island.tsx';
import { keyPrefix } from '#lib/brand.ts';
import type { SignedInVendor } from './commands.ts';
import { css, freshPage } from './firstStep.tsx';
import { tap } from './press.ts';
import { enter, show } from './screen.tsx';

export const copy = `${keyPrefix}recovery.legacy`;
/** The heading of the step. The error summary has a heading too. */
export const heading = css('#step-heading');
export const nav = page.getByRole('navigation', { name: 'Steps' });
export const listed = (index: number) => nav.getByRole('button').nth(index);
export const titles = [
  'Vendor information',
  'Owner details',
  'Location & contact',
  'Documents',
  'Review & submit',
];

interface Start {
  at?: number;
  values?: Record<string, unknown>;
  address?: string;
}

export const whole = {
  category: 'labs',
  vendorName: 'Asha Diagnostics',
  ownerName: 'Asha Rao',
  email: 'asha@example.in',
  phone: '+91 98765 43210',
  whatsappUpdates: false,
  supportPhone: '9876543211',
  addressLine1: '12 MG Road',
  city: 'Bengaluru',
  pincode: '560001',
};

/** The vendor of this file. */
let account: Promise<SignedInVendor> | null = null;
let phone = '';
/** Returns the phone of the signed-in vendor. */
export const ownPhone = (): string => phone;

/** Opens the wizard at a step, with stored values. */
export async function openWizard({ at = 0, values, address = '/register' }: Start = {}): Promise<void> {
  freshPage();
  history.replaceState(null, '');
  const vendor = await (account ??= commands.seed('created'));
  phone = vendor.phone;
  enter(vendor);
  const kept = { owner: `+91${phone}`, values: values ?? {}, at: Date.now() };
  if (values) localStorage.setItem(copy, JSON.stringify(kept));
  show(<LegacyWizard />, address);
  await expect.element(heading).toBeVisible();
  if (at === 0) return;
  tap(listed(at));
  await expect.element(heading).toHaveFocus();
}
