import type { Buffer } from 'node:buffer';

/** A page of a PDF: its size in points, its rotation in degrees, and the one picture that fills it. */
export interface ReadPage {
  width: number;
  height: number;
  turn: number;
  jpeg: Buffer;
}

/**
 * Reads a PDF with one JPEG a page like a strict reader (ISO 32000-1, 7.5): from the end, by its
 * cross-reference table, object by object through the page tree. It never searches for an object.
 * @throws {Error} at the first part that is not exactly as the file says.
 */
export function readPdf(file: Buffer): ReadPage[] {
  const objects = objectsOf(file);
  const dictionary = (number: string | undefined): string => {
    const object = objects.get(Number(number));
    if (object === undefined) throw new Error(`There is no object ${number}`);
    return object.dictionary;
  };
  const trailer = part(file.toString('latin1'), /\ntrailer\n<<([^]*?)>>\nstartxref\n\d+\n%%EOF\n$/);
  if (Number(part(trailer, /\/Size (\d+)/)) !== objects.size + 1)
    throw new Error('Size differs from the table');
  const catalog = dictionary(part(trailer, /\/Root (\d+) 0 R/));
  const tree = dictionary(part(catalog, /^<<\/Type\/Catalog\/Pages (\d+) 0 R>>$/));
  const kids = [...part(tree, /\/Kids\[([^\]]*)\]/).matchAll(/(\d+) 0 R/g)].map(([, number]) => number);
  if (Number(part(tree, /^<<\/Type\/Pages\/Count (\d+)/)) !== kids.length)
    throw new Error('Count differs from Kids');
  return kids.map((number) => {
    const page = dictionary(number);
    const [width, height] = part(page, /\/MediaBox\[0 0 (\d+ \d+)\]/)
      .split(' ')
      .map(Number) as [number, number];
    const image = objects.get(Number(part(page, /\/XObject<<\/I (\d+) 0 R>>/)));
    const content = objects.get(Number(part(page, /\/Contents (\d+) 0 R/)));
    if (content?.stream?.toString('latin1') !== `q ${width} 0 0 ${height} 0 0 cm /I Do Q`)
      throw new Error('The page does not draw its picture over its whole area');
    if (!image?.stream || !/\/Subtype\/Image.*\/Filter\/DCTDecode/.test(image.dictionary))
      throw new Error('The picture is not a JPEG');
    return { width, height, turn: Number(part(page, /\/Rotate (\d+)/)), jpeg: image.stream };
  });
}

interface PdfObject {
  dictionary: string;
  stream: Buffer | null;
}

/** Returns the objects of the cross-reference table by number. */
function objectsOf(file: Buffer): Map<number, PdfObject> {
  const text = file.toString('latin1');
  if (!text.startsWith('%PDF-1.')) throw new Error('Not a PDF');
  const start = Number(part(text, /startxref\n(\d+)\n%%EOF\n$/));
  const [head = '', first = '', ...lines] = text.slice(start, text.indexOf('trailer\n', start)).split('\n');
  lines.pop();
  if (head !== 'xref' || first !== `0 ${lines.length}`) throw new Error('The table is not at its offset');
  if (lines[0] !== '0000000000 65535 f ') throw new Error('The table does not begin with the free entry');
  const offsets = lines.slice(1).map((line) => Number(part(line, /^(\d{10}) 00000 n $/)));
  return new Map(
    offsets.map((offset, index): [number, PdfObject] => {
      const opening = `${index + 1} 0 obj\n`;
      if (text.slice(offset, offset + opening.length) !== opening)
        throw new Error(`Object ${index + 1} is not at its offset`);
      const from = offset + opening.length;
      const dictionary = text.slice(from, text.indexOf('\n', from));
      const after = from + dictionary.length + 1;
      if (text.slice(after, after + 7) === 'endobj\n') return [index + 1, { dictionary, stream: null }];
      if (text.slice(after, after + 7) !== 'stream\n') throw new Error(`Object ${index + 1} does not end`);
      const length = Number(part(dictionary, /\/Length (\d+)>>$/));
      const end = after + 7 + length;
      if (text.slice(end, end + 18) !== '\nendstream\nendobj\n')
        throw new Error(`Stream ${index + 1} has another length`);
      return [index + 1, { dictionary, stream: file.subarray(after + 7, end) }];
    }),
  );
}

function part(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`${pattern} is not in ${text.slice(0, 80)}`);
  return found;
}
