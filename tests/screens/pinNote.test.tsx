import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PinNote } from '#islands/onboarding/PinNote.tsx';
import { setCapabilities } from '#lib/capabilities.ts';
import type { Coordinates } from '#lib/domain/info/coordinates.ts';
import { emptyVendorInfo, type VendorInfoForm } from '#lib/domain/info/vendorInfoForm.ts';
import * as limits from '#lib/limits.ts';
import { answerCalls, button, css, field, openFilled, typedInfo } from './firstStep.tsx';
import { tap } from './press.ts';
import { answerLate, callsTo, holdTimers } from './network.ts';
import { drawn, show } from './screen.tsx';

const note = css('[role="status"]').filter({ hasText: 'The map says that the pin is here' });
const door = { address: { house_number: '12', road: 'MG Road', suburb: 'Ashok Nagar' } };

/** Answers the reverse search, and returns how often it was asked. */
function answerReverse(reply: () => Response): () => number {
  let asked = 0;
  answerCalls('/geocode/reverse', () => {
    asked += 1;
    return reply();
  });
  return () => asked;
}

/** Opens a form with a pin, and answers the reverse search. */
async function open(
  reply: () => Response,
  addressLine1 = '',
  but: Record<string, string> = {},
): Promise<() => number> {
  const asked = answerReverse(reply);
  await openFilled('9812345678', { addressLine1, ...but });
  await field('vendorName').click();
  return asked;
}

/** Shows the note alone, with a form that the test can change. */
async function showNote(coords: Coordinates): Promise<{ form: UseFormReturn<VendorInfoForm> }> {
  const shown = Promise.withResolvers<UseFormReturn<VendorInfoForm>>();
  function Note() {
    const form = useForm<VendorInfoForm>({ defaultValues: { ...emptyVendorInfo, coords } });
    useEffect(() => shown.resolve(form), [form]);
    return <PinNote form={form} onAddress={() => undefined} />;
  }
  show(<Note />);
  return { form: await shown.promise };
}

test('offers the street of the pin while no address is typed', async () => {
  await open(() => Response.json(door));
  await expect.element(note.filter({ hasText: '“12 MG Road, Ashok Nagar”' })).toBeVisible();
  await expect.element(field('addressLine1')).toHaveValue('');
  tap(button('Next'));
  await expect.element(field('addressLine1')).toHaveAttribute('aria-invalid', 'true');
  tap(note.getByRole('button'));
  await expect.element(field('addressLine1')).toHaveValue('12 MG Road, Ashok Nagar');
  await expect.element(field('addressLine1')).toHaveFocus();
  await expect.element(field('addressLine1')).not.toHaveAttribute('aria-invalid');
  await expect.element(note, { message: 'nothing is left to say' }).not.toBeInTheDocument();
});

test('says nothing about the pin before once the pin moves', async () => {
  answerCalls('/geocode/reverse', () => Response.json(door));
  const shown = await showNote({ lat: 12.97194, lng: 77.593689 });
  await expect.element(note).toBeVisible();
  shown.form.setValue('coords', { lat: 12.98, lng: 77.6 });
  // The question for the new pin waits until the pin rests.
  await drawn();
  expect(note.elements()).toHaveLength(0);
  await expect.element(note).toBeVisible();
});

test('only notes the street beside a typed address', async () => {
  const whole = { address: { ...door.address, postcode: '570 001' } };
  await open(() => Response.json(whole), 'My own street');
  await expect.element(note).toBeVisible();
  expect(note.getByRole('button').elements()).toHaveLength(0);
  await expect.element(field('addressLine1')).toHaveValue('My own street');
  await expect.element(field('pincode')).toHaveValue(typedInfo.pincode);
});

test('fills in the empty PIN code and city of the pin, and replaces no typed ones', async () => {
  const whole = { address: { ...door.address, city: 'Mysuru', postcode: '570 001' } };
  await open(() => Response.json(whole), 'My own street', { pincode: '', city: 'My own town' });
  await expect.element(field('pincode')).toHaveValue('570001');
  await expect.element(field('city')).toHaveValue('My own town');
});

test('says that the map filled in the city', async () => {
  const whole = { address: { ...door.address, city: 'Mysuru' } };
  await open(() => Response.json(whole), 'My own street', { pincode: '', city: '' });
  await expect.element(field('city')).toHaveValue('Mysuru');
  await expect.element(css('[role="status"]').filter({ hasText: /^Filled in from the map$/ })).toBeVisible();
});

test('selects the value that it fills into the focused field', async () => {
  // The reply comes after the press, which would take the selection away.
  const reverse = /^\/geocode\/reverse$/;
  const release = answerLate(reverse, { status: 200, body: { address: { postcode: '570001' } } });
  await openFilled('9812345678', { addressLine1: '', pincode: '' });
  await field('pincode').click();
  await expect.poll(() => callsTo(reverse).length).toBe(1);
  release();
  await expect.element(field('pincode')).toHaveValue('570001');
  await userEvent.keyboard('560001');
  await expect.element(field('pincode')).toHaveValue('560001');
});

test.each([
  ['500', () => new Response('', { status: 500 })],
  ['another shape', () => Response.json([])],
  ['no street', () => Response.json({ address: { town: 'Pune' } })],
])('says nothing without a street: %s', async (_what, reply) => {
  const asked = answerReverse(reply);
  await showNote({ lat: 12.97194, lng: 77.593689 });
  await expect.poll(asked).toBe(1);
  await drawn();
  expect(note.elements()).toHaveLength(0);
});

test('asks nothing without the capability', async () => {
  setCapabilities('gstinLookup');
  const rest = holdTimers(limits.mapSearchDelayMs);
  const asked = await open(() => Response.json(door));
  rest();
  // What asks would be loaded by now.
  await import('#lib/api/data/geocoder.ts');
  await drawn();
  expect(asked()).toBe(0);
});
