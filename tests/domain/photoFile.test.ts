import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { isHeic, isHeicBytes, isPhoto, photoFault } from '#lib/domain/photoFile.ts';

const hex = (text: string): Uint8Array => new Uint8Array(Buffer.from(text.replaceAll(' ', ''), 'hex'));

describe('what is a photo', () => {
  it('is a JPEG, a PNG or a HEIC', () => {
    expect(isPhoto({ name: 'a.jpg', type: 'image/jpeg' })).toBe(true);
    expect(isPhoto({ name: 'a.png', type: 'IMAGE/PNG' })).toBe(true);
    expect(isPhoto({ name: 'a.heic', type: 'image/heic' })).toBe(true);
    expect(isPhoto({ name: 'a.pdf', type: 'application/pdf' })).toBe(false);
    expect(isPhoto({ name: 'a.svg', type: 'image/svg+xml' })).toBe(false);
    expect(isPhoto({ name: 'a', type: '' })).toBe(false);
  });

  it('a HEIC may come without a type, but not under another one', () => {
    expect(isHeic({ name: 'IMG_0001.HEIC', type: '' })).toBe(true);
    expect(isHeic({ name: 'photo.heif', type: '' })).toBe(true);
    expect(isHeic({ name: 'photo.heic', type: 'application/pdf' })).toBe(false);
    expect(isHeic({ name: 'photo.heic.zip', type: '' })).toBe(false);
  });

  it('a HEIC is known by its bytes, whatever it is called', () => {
    const ofBrand = (brand: string) =>
      isHeicBytes(hex(`00000018 ${Buffer.from(brand).toString('hex')} 00000000`));
    const brands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
    expect(brands.filter((brand) => !ofBrand(`ftyp${brand}`))).toEqual([]);
    expect(['mp42', 'hevf', 'avif'].filter((brand) => ofBrand(`ftyp${brand}`))).toEqual([]);
    expect(ofBrand('moovheic')).toBe(false);
    expect(isHeicBytes(hex('ffd8'))).toBe(false);
  });
});

describe('a photo that was cut off', () => {
  const exif = 'ffe1 0008 ffd8 ffd9 0000';
  const scan = 'ffda 0002 1122 ff00 33';

  it('is whole when the end of the image follows its scan', () => {
    expect(photoFault(hex(`ffd8 ${scan} ffd9`))).toBeNull();
    expect(photoFault(hex(`ffd8 ${exif} ${scan} ffd9`))).toBeNull();
    expect(photoFault(hex(`ffd8 ${scan} ffd9 0011223344`))).toBeNull();
    expect(photoFault(hex(`ffd8 ffff ${exif.slice(2)} ${scan} ffd9`))).toBeNull();
    expect(photoFault(hex(`ffd8 ffe1 0102 ${'00'.repeat(256)} ${scan} ffd9`))).toBeNull();
  });

  it('is damaged when only the preview in its header has an end', () => {
    expect(photoFault(hex(`ffd8 ${exif} ${scan}`))).toBe('damaged');
    expect(photoFault(hex(`ffd8 ffe1 0006 ffd8 ffd9 ${scan}`))).toBe('damaged');
    expect(photoFault(hex(`ffd8 ${exif}`))).toBe('damaged');
    expect(photoFault(hex('ffd8'))).toBe('damaged');
    expect(photoFault(hex('ffd8 0011 2233'))).toBe('damaged');
    expect(photoFault(hex('ffd8 ffd9 0000'))).toBe('damaged');
  });

  it('is whole as a PNG when its last chunk is there', () => {
    const start = '89504e470d0a1a0a';
    const data = `00000002 ${Buffer.from('IDAT').toString('hex')} 1122 00000000`;
    const end = `00000000 ${Buffer.from('IEND').toString('hex')} ae426082`;
    expect(photoFault(hex(`${start} ${data} ${end}`))).toBeNull();
    expect(photoFault(hex(`${start} ${data}`))).toBe('damaged');
    expect(photoFault(hex(`${start} ${data} ${end.slice(0, -2)}`))).toBe('damaged');
    expect(photoFault(hex(start))).toBe('damaged');
  });

  it('is empty without bytes; of other bytes nothing is said before they are decoded', () => {
    expect(photoFault(new Uint8Array())).toBe('empty');
    for (const bytes of ['25504446', 'ff00 1122', '00d8 1122']) expect(photoFault(hex(bytes))).toBeNull();
  });
});
