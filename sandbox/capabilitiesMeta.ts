import { capabilitiesMeta } from '#lib/capabilities.ts';

/** Matches scripts and comments too, so that they are skipped: the document's policy holds each script's hash. */
const parts = /<!--[\s\S]*?-->|<script\b[\s\S]*?<\/script\s*>|<meta(?=[\s/])((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]*)))?/g;

/** Replaces the list of capabilities in a document. A document without the meta element stays as it is. */
export function withCapabilities(html: string, list: string): string {
  return html.replace(parts, (part: string, inside: string | undefined) => {
    if (inside === undefined) return part;
    const attributes = [...inside.matchAll(attribute)].map(([, name = '', double, single, bare]) => ({
      name: name.toLowerCase(),
      value: double ?? single ?? bare ?? '',
    }));
    const isList = attributes.some(
      ({ name, value }) => name === 'name' && value.trim().toLowerCase() === capabilitiesMeta,
    );
    const content = attributes.find(({ name }) => name === 'content')?.value ?? '';
    if (!isList || content === escaped(list)) return part;
    return `<meta name="${capabilitiesMeta}" content="${escaped(list)}">`;
  });
}

/** Escapes a text for an attribute in double quotes. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
