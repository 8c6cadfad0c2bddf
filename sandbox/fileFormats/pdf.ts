import { beginsAsForeign } from '#sandbox/fileFormats/foreign.ts';

/** Names that make a reader run or open something else. Compressed objects are not searched for them. */
const active = new Set(['JavaScript', 'JS', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia']);

const white = /[\0\t\n\f\r ]*/y;
const token =
  /<<|>>|\[|\]|<[\dA-Fa-f\0\t\n\f\r ]*>|\/([^\0\t\n\f\r ()<>[\]{}/%]*)|[+-]*[\d.]+(?:-\d+)?|(?:true|false|null|R)(?![A-Za-z\d])/y;
const maxCommentChars = 255;

/** Reads a PDF's text in latin1 (one byte per character), from front to back. */
class Reader {
  readonly text: string;
  readonly bytes: Buffer;
  at = 0;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
    this.text = bytes.toString('latin1');
  }

  /** Matches a sticky pattern at the current position and moves past the match. */
  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (match) this.at = pattern.lastIndex;
    return match;
  }

  /** Skips white space and comments. Returns false if a comment is too long to be one. */
  skip(): boolean {
    for (;;) {
      this.take(white);
      if (this.text[this.at] !== '%' || this.text.startsWith('%%EOF', this.at)) return true;
      const comment = this.take(/%[^\r\n]*/y);
      if ((comment?.[0].length ?? 0) > maxCommentChars) return false;
    }
  }

  /** Takes a string in parentheses, which nest and are escaped by a backslash. */
  takeString(): boolean {
    let depth = 0;
    for (; this.at < this.text.length; this.at++) {
      const character = this.text[this.at];
      if (character === '\\') this.at += 1;
      else if (character === '(') depth += 1;
      else if (character === ')') depth -= 1;
      if (depth === 0) {
        this.at += 1;
        return true;
      }
    }
    return false;
  }
}

/**
 * Whether a file is a PDF from its header to its last `%%EOF` (ISO 32000-1, 7.3 and 7.5). It may hold objects
 * with streams, cross-reference tables, trailers, comments and white space in any order and number, as
 * incremental updates and linearized files do. Other bytes, scripts, programs to launch and attached files are
 * refused. A missing cross-reference table is allowed, because readers rebuild it.
 */
export function isWholePdf(bytes: Buffer): boolean {
  const reader = new Reader(bytes);
  if (!reader.take(/%PDF-\d\.\d[^\r\n]{0,16}(?=[\r\n])/y)) return false;
  let isEnded = false;
  for (;;) {
    if (!reader.skip()) return false;
    if (reader.at === bytes.length) return isEnded;
    isEnded = reader.take(/%%EOF/y) !== null;
    if (!isEnded && !takePart(reader)) return false;
  }
}

function takePart(reader: Reader): boolean {
  if (reader.take(/\d+[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+obj/y)) return takeObject(reader);
  if (reader.take(/xref(?=[\0\t\n\f\r ])/y)) return takeTable(reader);
  if (reader.take(/trailer/y)) return takeValues(reader) !== null;
  return reader.take(/startxref[\0\t\n\f\r ]+\d{1,10}/y) !== null;
}

/** Takes the sections of a table. Each has a first number, a count, and that many entries. */
function takeTable(reader: Reader): boolean {
  while (reader.skip() && reader.take(/\d+[\t ]+\d+(?=[\0\t\n\f\r ])/y)) {
    do reader.take(white);
    while (reader.take(/\d{10} \d{5} [nf]/y));
  }
  return true;
}

function takeObject(reader: Reader): boolean {
  const length = takeValues(reader);
  if (length === null) return false;
  if (reader.take(/stream(?:\r\n|\n|\r)/y) && !takeStream(reader, length)) return false;
  reader.take(white);
  return reader.take(/endobj/y) !== null;
}

/**
 * Takes values up to a keyword. Returns their `Length`, NaN if it is missing or in another object, or null at an
 * error.
 */
function takeValues(reader: Reader): number | null {
  let length = Number.NaN;
  let depth = 0;
  for (;;) {
    if (!reader.skip()) return null;
    if (reader.text[reader.at] === '(') {
      if (!reader.takeString()) return null;
      continue;
    }
    const taken = reader.take(token);
    if (taken === null) return depth === 0 ? length : null;
    const [written, name] = taken;
    if (written === '<<' || written === '[') depth += 1;
    if (written === '>>' || written === ']') depth -= 1;
    if (depth < 0) return null;
    if (name === undefined) continue;
    if (
      active.has(
        name.replace(/#([\dA-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
      )
    ) {
      return null;
    }
    const direct = /[\0\t\n\f\r ]*(\d+)(?![\d\0\t\n\f\r ]*[\0\t\n\f\r ]\d+[\0\t\n\f\r ]+R)/y;
    direct.lastIndex = reader.at;
    if (name === 'Length' && depth === 1) length = Number(direct.exec(reader.text)?.[1] ?? Number.NaN);
  }
}

/**
 * Takes a stream's data and `endstream`. The data ends where its length says, or at the first `endstream` if the
 * length is unknown or wrong.
 */
function takeStream(reader: Reader, length: number): boolean {
  const start = reader.at;
  const ending = /[\0\t\n\f\r ]*endstream/y;
  if (!Number.isNaN(length)) {
    reader.at = start + length;
    if (reader.take(ending)) return !beginsAsForeign(reader.bytes.subarray(start, start + length));
  }
  const end = reader.text.indexOf('endstream', start);
  if (end === -1) return false;
  reader.at = end + 'endstream'.length;
  return !beginsAsForeign(reader.bytes.subarray(start, end));
}
