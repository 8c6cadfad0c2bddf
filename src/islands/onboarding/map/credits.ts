import type { IControl, Map as MapLibreMap } from 'maplibre-gl';
import { safeHttpUrl } from '#lib/domain/url.ts';

interface CreditPart {
  text: string;
  /** Null for plain text, and for a link that is not of the web. */
  href: string | null;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  copy: '©',
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
};

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** Returns the texts and the links of a source's attribution, which is HTML. */
export function creditParts(html: string): CreditPart[] {
  const parts = html.matchAll(/<a\s[^>]*?href\s*=\s*(["'])(.*?)\1[^>]*>(.*?)<\/a\s*>|<[^>]*>|[^<]+/gis);
  return [...parts]
    .map(([whole, , href, label]) => ({
      text: plain(label ?? whole),
      href: href === undefined ? null : safeHttpUrl(plain(href), 'https://map.invalid'),
    }))
    .filter(({ text }) => text !== '');
}

/**
 * Returns a control that names the sources of the map's data. MapLibre's own control parses their HTML, and
 * the content security policy of the page forbids to parse HTML.
 */
export function creditsControl(label: string): IControl {
  const box = document.createElement('div');
  box.className = 'maplibregl-ctrl maplibregl-ctrl-attrib';
  box.role = 'group';
  box.ariaLabel = label;
  const credits = new Set<string>();
  const draw = (): void => {
    const drawn = [...credits].map((credit) => creditParts(credit).map(nodeOf));
    box.replaceChildren(...drawn.flatMap((nodes, index) => (index > 0 ? [' | ', ...nodes] : nodes)));
  };
  return {
    onAdd: (map: MapLibreMap) => {
      map.on('style.load', () => {
        credits.clear();
        draw();
      });
      map.on('sourcedata', ({ sourceId, sourceDataType }) => {
        const credit = sourceDataType === 'metadata' ? map.getSource(sourceId)?.attribution : undefined;
        if (!credit) return;
        credits.add(credit);
        draw();
      });
      return box;
    },
    onRemove: () => box.remove(),
  };
}

function nodeOf({ text, href }: CreditPart): Node | string {
  if (href === null) return text;
  const link = document.createElement('a');
  link.href = href;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = text;
  return link;
}
