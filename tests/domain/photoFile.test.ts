import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import {
  isHeic,
  isHeicBytes,
  isPhoto,
  photoFault,
  undecodableFault,
} from '#lib/domain/documents/photoFile.ts';

const hex = (text: string): Uint8Array => new Uint8Array(Buffer.from(text.replaceAll(' ', ''), 'hex'));

describe('a photo', () => {
  it('is a JPEG, a PNG or a HEIC', () => {
    expect(isPhoto({ name: 'a.jpg', type: 'image/jpeg' })).toBe(true);
    expect(isPhoto({ name: 'a.png', type: 'IMAGE/PNG' })).toBe(true);
    expect(isPhoto({ name: 'a.heic', type: 'image/heic' })).toBe(true);
    expect(isPhoto({ name: 'a.pdf', type: 'application/pdf' })).toBe(false);
    expect(isPhoto({ name: 'a.svg', type: 'image/svg+xml' })).toBe(false);
    expect(isPhoto({ name: 'a', type: '' })).toBe(false);
  });

  it('as a HEIC may have no type, but not another one', () => {
    expect(isHeic({ name: 'IMG_0001.HEIC', type: '' })).toBe(true);
    expect(isHeic({ name: 'photo.heif', type: '' })).toBe(true);
    expect(isHeic({ name: 'photo.heic', type: 'application/pdf' })).toBe(false);
    expect(isHeic({ name: 'photo.heic.zip', type: '' })).toBe(false);
  });

  it('as a HEIC is recognised by its bytes, whatever its name', () => {
    const ofBrand = (brand: string) =>
      isHeicBytes(hex(`00000018 ${Buffer.from(brand).toString('hex')} 00000000`));
    const brands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
    expect(brands.filter((brand) => !ofBrand(`ftyp${brand}`))).toEqual([]);
    expect(['mp42', 'hevf', 'avif'].filter((brand) => ofBrand(`ftyp${brand}`))).toEqual([]);
    expect(ofBrand('moovheic')).toBe(false);
    expect(isHeicBytes(hex('ffd8'))).toBe(false);
  });
});

it('that cannot be decoded is a HEIC, damaged or not a photo', () => {
  expect(undecodableFault(hex(`00000018 ${Buffer.from('ftypheic').toString('hex')}`))).toBe('heic');
  expect(['ffd8ffe0', '89504e470d0a1a0a00'].map((start) => undecodableFault(hex(start)))).toEqual([
    'damaged',
    'damaged',
  ]);
  for (const text of ['<!doctype html>', 'GIF89a', 'PNG', '%PDF-1.7'])
    expect(undecodableFault(new Uint8Array(Buffer.from(text))), text).toBe('wrong-type');
});

describe('a truncated photo', () => {
  const exif = 'ffe1 0008 ffd8 ffd9 0000';
  const scan = 'ffda 0002 1122 ff00 33';

  it('is complete if the end of the image follows its scan', () => {
    expect(photoFault(hex(`ffd8 ${scan} ffd9`))).toBeNull();
    expect(photoFault(hex(`ffd8 ${exif} ${scan} ffd9`))).toBeNull();
    expect(photoFault(hex(`ffd8 ${scan} ffd9 0011223344`))).toBeNull();
    expect(photoFault(hex(`ffd8 ffff ${exif.slice(2)} ${scan} ffd9`))).toBeNull();
    expect(photoFault(hex(`ffd8 ffe1 0102 ${'00'.repeat(256)} ${scan} ffd9`))).toBeNull();
  });

  it('is damaged if only the preview in its header has an end', () => {
    expect(photoFault(hex(`ffd8 ${exif} ${scan}`))).toBe('damaged');
    expect(photoFault(hex(`ffd8 ffe1 0006 ffd8 ffd9 ${scan}`))).toBe('damaged');
    expect(photoFault(hex(`ffd8 ${exif}`))).toBe('damaged');
    expect(photoFault(hex('ffd8'))).toBe('damaged');
    expect(photoFault(hex('ffd8 0011 2233'))).toBe('damaged');
    expect(photoFault(hex('ffd8 ffd9 0000'))).toBe('damaged');
  });

  it('is complete as a PNG if it has its last chunk', () => {
    const start = '89504e470d0a1a0a';
    const data = `00000002 ${Buffer.from('IDAT').toString('hex')} 1122 00000000`;
    const end = `00000000 ${Buffer.from('IEND').toString('hex')} ae426082`;
    expect(photoFault(hex(`${start} ${data} ${end}`))).toBeNull();
    expect(photoFault(hex(`${start} ${data}`))).toBe('damaged');
    expect(photoFault(hex(`${start} ${data} ${end.slice(0, -2)}`))).toBe('damaged');
    expect(photoFault(hex(start))).toBe('damaged');
  });

  it('is empty without bytes; other bytes have no fault before decoding', () => {
    expect(photoFault(new Uint8Array())).toBe('empty');
    for (const bytes of ['25504446', 'ff00 1122', '00d8 1122']) expect(photoFault(hex(bytes))).toBeNull();
  });
});
