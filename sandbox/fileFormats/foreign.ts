/** Programs and archives that readers find at any place of a file, by signatures no chance writes (six bytes and more). */
const signatures: readonly Buffer[] = [
  // RAR 4 and 5; 7-Zip; xz; a Microsoft cabinet; a compound document.
  'Rar!\x1a\x07',
  "7z\xbc\xaf'\x1c",
  '\xfd7zXZ\0',
  'MSCF\0\0\0\0',
  '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
].map((text) => Buffer.from(text, 'latin1'));

/** Whether another format's file lies in this one: an archive, or a program. */
export function holdsForeignFile(bytes: Buffer): boolean {
  return signatures.some((signature) => bytes.includes(signature)) || holdsZip(bytes) || holdsProgram(bytes);
}

/**
 * A ZIP is read from its end record, wherever it lies: one whose directory is really there. The record's own four bytes
 * alone turn up by chance in any few gigabytes.
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

/** A Windows program: `MZ`, and 60 bytes on the place of its `PE` header. A Linux one: ELF with known fields. */
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

/** A text as it reads in one byte a character or in two (UTF-16, either order): its zeros left out. */
const readText = (bytes: Buffer): string => bytes.toString('latin1').replaceAll('\0', '');

/** Code that no chance writes, at seven characters and more: looked for in the whole file, pictures' data included. */
const unmistakable = /<script[\s/>]|<\?php\s|<!doctype\s+html|<iframe[\s/>]|%PDF-[12]\.\d/i;

/** Whether anything in a picture's file would be taken for a page, a script or a PDF. */
export const holdsPage = (bytes: Buffer): boolean => unmistakable.test(readText(bytes));

/** As above for a PDF, which may well say what it is. */
export const holdsScript = (bytes: Buffer): boolean =>
  /<script[\s/>]|<\?php\s|<!doctype\s+html|<iframe[\s/>]/i.test(readText(bytes));

/** What browsers, PHP, shells and PDF readers take for their own, in what should be notes about a picture. */
const code =
  /<(?:script|html|body|svg|iframe|object|embed|img|meta|link|base|form|input|style)[\s/>]|<\?php|<\?=\s*(?:\$_|[a-z_]{4,}\s*\(|`[^`]{1,80}`)|<!doctype|<!entity|javascript:|%pdf-|^\s*#!\s*\/|\beval\s*\(|\balert\s*\(|\bdocument\.|\bwindow\./i;

/** How archives, programs, scripts and other pictures begin. */
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

/** Whether data begins as a file of another kind does. */
export function beginsAsForeign(content: Buffer): boolean {
  const start = content.subarray(0, 8).toString('latin1');
  return beginnings.some((beginning) => start.startsWith(beginning));
}

/** Whether notes about a picture hold code. */
export const holdsCode = (notes: Buffer): boolean => code.test(readText(notes));

/** Openings of a comment or a text in JavaScript, as the length of a JPEG's first segment spells them. */
const scriptOpenings = new Set(['/*', '//', "='", '="', '=`']);

/**
 * Whether a JPEG is made to be run as a script: `FF D8 FF En` reads as a name, the first segment's length opens a comment
 * or a text, and something in the notes closes it and goes on as code.
 */
export function isScriptOpening(bytes: Buffer, notes: readonly Buffer[]): boolean {
  const opening = bytes.subarray(4, 6).toString('latin1');
  if (!scriptOpenings.has(opening)) return false;
  return notes.some((content) =>
    /[*'"`\r\n]\/?[\s;=+,()]*[A-Za-z_$][\w$.]*\s*[=([`]/.test(readText(content)),
  );
}
