/** Reads error replies of any common framework. `tests/api/errorBodies.ts` lists the known bodies. */
import type { ApiFieldError, ErrorBody } from '#lib/api/errors.ts';
import { asRecord, readText, readTexts, type Loose } from '#lib/domain/reply/parse.ts';
import { camelName } from '#lib/domain/reply/replyParts.ts';

/** Keys that may hold an error's message, code or field. `words` is in order of preference. */
const names = {
  words:
    'message error detail title msg defaultMessage errorMessage errorDescription description reason'.split(
      ' ',
    ),
  code: 'code errorCode type rule keyword'.split(' '),
  field: 'field param target'.split(' '),
  /** Used for entries of a list. Elsewhere these keys hold the path of the request or the name of a class. */
  entryField:
    'path field param target loc pointer property propertyPath propertyName instancePath location name'.split(
      ' ',
    ),
};
/** `holders`: keys whose value holds further errors. `byField`: those whose object may have a key for each field. */
const holders =
  /(?:errors?|violations|details?|issues|messages?|modelstate|invalid.?params)$|^(?:data|_embedded)$/i;
const byField = /(?:errors|messages?|modelstate)$/i;
/** Keys of such an object that do not name a field. */
const noField = /^(?:detail|message|title|base|nonFieldErrors)?$/;
/** The part of a request that precedes the field in a path. */
const place = /^(?:body|query|params?|path|headers?|data|attributes)$/;
/** Finds the field in a validator's sentence. */
const subject = /^(?:property |each value in )?"?([\w.]+)"? (?:must|should|is|has|cannot)\b/;
/** Messages that say no more than the status: its phrase, a code, a framework's default text, markup or JSON. */
const generic =
  /^(?:[45]\d\d\b.*|\w+(?:[.:/-]+\w+)*|[<[{].*|(?:bad request|(?:page )?not found|method not allowed|not acceptable|request time-?out|(?:payload|content|request entity) too large|unsupported media type|unprocessable .*|too many requests|internal (?:server )?error|not implemented|bad gateway|service (?:temporarily )?unavailable|gateway time-?out|precondition failed|(?:one or more )?validation (?:error|fail).*|the given data was invalid|an (?:unknown |unexpected )?error occurred.*|constraint violation|no message available)\.?)$/i;

const longestWords = 300;
/** A reply that is not JSON counts as a message up to this length, in characters. */
const longestText = 200;
const deepest = 5;

/** Reads the body of an error reply: parsed JSON, or the text of a body that is not JSON. */
export function readErrorBody(body: unknown): ErrorBody {
  const words: string[] = [];
  const fieldErrors: ApiFieldError[] = [];

  const add = (field: string, code: string | null, message: string | null): void => {
    if (message !== null) words.push(message);
    if (!noField.test(field)) fieldErrors.push({ path: field, code, message });
  };
  const readPart = (part: Loose, fieldNames: readonly string[], depth: number): void => {
    const texts = names.words.map((name) => wordsIn(part[name]));
    const said = texts.filter((text) => text !== null);
    const isErrorRecord = asRecord(part.error) !== null;
    if (isErrorRecord) {
      // Its messages rank after `message` and before all others.
      words.push(texts[0] ?? '');
      readHolder('error', part.error, depth);
    }
    words.push(...said);
    const pointer = asRecord(part.source)?.pointer;
    const field = [...fieldNames.map((name) => part[name]), pointer].map(fieldOf).find(Boolean);
    const code = names.code.map((name) => readText(part[name])).find((text) => text !== null) ?? null;
    if (field !== undefined) add(field, code, said[0] ?? null);
    for (const [name, value] of Object.entries(part)) {
      if (!isErrorRecord || name !== 'error') readHolder(name, value, depth);
    }
  };
  const readHolder = (name: string, value: unknown, depth: number): void => {
    const record = asRecord(value);
    if (depth === deepest || !holders.test(name)) return;
    if (record !== null && byField.test(name)) readFields(record, '', depth, true);
    else if (record !== null) readPart(record, names.field, depth + 1);
    else if (Array.isArray(value)) readList(value, depth);
  };
  const readList = (list: readonly unknown[], depth: number): void => {
    const together = wordsIn(list);
    if (together !== null) words.push(together);
    for (const entry of list) {
      const text = readText(entry);
      if (text !== null) add(fieldOf(subject.exec(text)?.[1]), null, text);
      else readPart(asRecord(entry) ?? {}, names.entryField, depth + 1);
    }
  };
  const readFields = (fields: Loose, prefix: string, depth: number, takesText: boolean): void => {
    for (const [name, value] of Object.entries(fields)) {
      const inner = asRecord(value);
      const message = wordsIn(value) ?? wordsIn(inner?.message);
      if (message === null && inner !== null && depth < deepest) {
        readFields(inner, `${prefix}${name}.`, depth + 1, takesText);
      } else if (takesText || Array.isArray(value))
        add(fieldOf(prefix + name), readText(inner?.code), message);
    }
  };

  const record = asRecord(body);
  const line = typeof body === 'string' ? body.trim() : '';
  if (record !== null) readPart(record, names.field, 0);
  else if (Array.isArray(body)) readList(body, 0);
  else if (line.length <= longestText && !line.includes('\n')) words.push(line);
  // No known key was found, so the keys may be field names.
  if (record !== null && !words.some(isWords) && fieldErrors.length === 0) readFields(record, '', 0, false);
  return {
    serverMessage: shown(words.find(isWords)),
    fieldErrors: fieldErrors.map((error) => ({ ...error, message: shown(error.message) })),
  };
}

const isWords = (text: string): boolean => text !== '' && !generic.test(text);

/** Returns the message as it is shown; null if it says nothing. */
function shown(text: string | null | undefined): string | null {
  if (text == null || !isWords(text)) return null;
  return text.length > longestWords ? `${text.slice(0, longestWords - 1)}…` : text;
}

/** Returns a text, or the texts of a list joined. */
const wordsIn = (value: unknown): string | null => readText(value) ?? (readTexts(value).join('; ') || null);

/** Returns the field in camelCase without the part of the request before it; '' if none is named. */
function fieldOf(path: unknown): string {
  const text = Array.isArray(path) ? readTexts(path).join('.') : (readText(path) ?? '');
  const parts = text
    .split(/[^\w-]+/)
    .filter(Boolean)
    .map(camelName);
  while (place.test(parts[0] ?? '')) parts.shift();
  return parts.join('.');
}
