/** Signatures of formats that readers find anywhere in a file. Six bytes or more do not match by chance. */
const signatures: readonly Buffer[] = [
  // In this order: RAR 4 and 5, 7-Zip, xz, a Microsoft cabinet, a compound document.
  'Rar!\x1a\x07',
  "7z\xbc\xaf'\x1c",
  '\xfd7zXZ\0',
  'MSCF\0\0\0\0',
  '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
].map((text) => Buffer.from(text, 'latin1'));

/** Whether the file holds a file of another format: an archive or a program. */
export function holdsForeignFile(bytes: Buffer): boolean {
  return signatures.some((signature) => bytes.includes(signature)) || holdsZip(bytes) || holdsProgram(bytes);
}

/**
 * Whether the file holds a ZIP. Readers find a ZIP by its end record, wherever that lies. The record's four bytes
 * appear by chance once in a few gigabytes, so its directory must exist too.
 */
function holdsZip(bytes: Buffer): boolean {
  return placesOf(bytes, 'PK\x05\x06').some((at) => {
    if (at + 22 > bytes.length) return false;
    const [entries, size, comment] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 12),
      bytes.readUInt16LE(at + 20),
    ];
    const isOneDisk = bytes.readUInt32LE(at + 4) === 0 && bytes.readUInt16LE(at + 8) === entries;
    if (!isOneDisk || at + 22 + comment > bytes.length) return false;
    if (entries === 0) return size === 0;
    return size <= at && bytes.subarray(at - size, at - size + 4).toString('latin1') === 'PK\x01\x02';
  });
}

/**
 * Whether the file holds a program. Windows: `MZ`, and at byte 60 the offset of its `PE` header. Linux: ELF with
 * known fields.
 */
function holdsProgram(bytes: Buffer): boolean {
  const isWindows = placesOf(bytes, 'MZ').some((at) => {
    if (at + 64 > bytes.length) return false;
    const header = at + bytes.readUInt32LE(at + 60);
    return bytes.subarray(header, header + 4).toString('latin1') === 'PE\0\0';
  });
  const isElf = placesOf(bytes, '\x7fELF').some(
    (at) => [1, 2].includes(bytes[at + 4] ?? 0) && [1, 2].includes(bytes[at + 5] ?? 0) && bytes[at + 6] === 1,
  );
  return isWindows || isElf;
}

function placesOf(bytes: Buffer, text: string): number[] {
  const places: number[] = [];
  const wanted = Buffer.from(text, 'latin1');
  for (let at = bytes.indexOf(wanted); at !== -1; at = bytes.indexOf(wanted, at + 1)) places.push(at);
  return places;
}

/** Reads bytes as text without zeros, so that UTF-16 in either order reads like one byte per character. */
const readText = (bytes: Buffer): string => bytes.toString('latin1').replaceAll('\0', '');

/** Code that is searched in the whole file, image data too. Seven characters or more do not match by chance. */
const unmistakable = /<script[\s/>]|<\?php\s|<!doctype\s+html|<iframe[\s/>]|%PDF-[12]\.\d/i;

/** Whether a reader could take anything in an image file for a page, a script or a PDF. */
export const holdsPage = (bytes: Buffer): boolean => unmistakable.test(readText(bytes));

/** The same check for a PDF, which may contain its own header. */
export const holdsScript = (bytes: Buffer): boolean =>
  /<script[\s/>]|<\?php\s|<!doctype\s+html|<iframe[\s/>]/i.test(readText(bytes));

/** Text that browsers, PHP, shells and PDF readers treat as code. Notes in an image must not contain it. */
const code =
  /<(?:script|html|body|svg|iframe|object|embed|img|meta|link|base|form|input|style)[\s/>]|<\?php|<\?=\s*(?:\$_|[a-z_]{4,}\s*\(|`[^`]{1,80}`)|<!doctype|<!entity|javascript:|%pdf-|^\s*#!\s*\/|\beval\s*\(|\balert\s*\(|\bdocument\.|\bwindow\./i;

/** The first bytes of archives, programs, scripts and other image formats. */
const beginnings: readonly string[] = [
  '\x1f\x8b\x08',
  'PK\x03\x04',
  'BZh91AY',
  'MZ\x90\0',
  'MZP\0',
  'MZ\x80\0',
  '\x7fELF',
  '\xca\xfe\xba\xbe',
  '!<arch>',
  'GIF87a',
  'GIF89a',
  '#!/',
];

/** Whether data begins like a file of another kind. */
export function beginsAsForeign(content: Buffer): boolean {
  const start = content.subarray(0, 8).toString('latin1');
  return beginnings.some((beginning) => start.startsWith(beginning));
}

export const holdsCode = (notes: Buffer): boolean => code.test(readText(notes));

/** Two characters that open a comment or a string in JavaScript. A JPEG's first segment length can spell them. */
const scriptOpenings = new Set(['/*', '//', "='", '="', '=`']);

/**
 * Whether a JPEG is made to run as a script: `FF D8 FF En` reads as a name, the first segment's length opens a
 * comment or a string, and a note closes it and continues as code.
 */
export function isScriptOpening(bytes: Buffer, notes: readonly Buffer[]): boolean {
  const opening = bytes.subarray(4, 6).toString('latin1');
  if (!scriptOpenings.has(opening)) return false;
  return notes.some((content) =>
    /[*'"`\r\n]\/?[\s;=+,()]*[A-Za-z_$][\w$.]*\s*[=([`]/.test(readText(content)),
  );
}
