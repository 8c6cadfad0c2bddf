import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandFile, ownNode, root } from '../../scripts/tools.mjs';

/** The values that a fork changes in `src/site`. */
interface Fork {
  name: string;
  prefix: string;
  host: string;
  phone: string;
  languages: readonly string[];
  offered: readonly string[];
  /** The commission of some kinds in percent, which gives the partner terms a version of their own. */
  commission: Readonly<Record<string, number>>;
  /** Names of fields at the fork's API, see `api.ts`. */
  apiNames: Readonly<Record<string, string>>;
  /** Each colour in light and dark. They keep the contrast that the tests ask for. */
  colours: Readonly<Record<string, readonly [light: string, dark: string]>>;
}

/** The forks that tests make. Their names are short, foreign and with an apostrophe, and long. */
export const forks = {
  sehat: {
    name: 'Sehat',
    prefix: 'sehat',
    host: 'sehat.test',
    phone: '+91 22 6123 4500',
    languages: ['en', 'hi', 'ta'],
    offered: ['pharmacy', 'labs'],
    commission: { pharmacy: 18, labs: 9 },
    apiNames: { vendorName: 'shopTitle' },
    colours: { primary: ['#4a2a6b', '#c9b6f2'], pen: ['#0f4c5c', '#9fd3e0'] },
  },
  dawa: {
    name: "Dawā's Dūkān",
    prefix: 'dawa-shop',
    host: 'partners.dawa.test',
    phone: '+91 11 4012 3456',
    languages: ['en', 'bn', 'te', 'gu'],
    offered: ['pharmacy', 'supplements', 'labs'],
    commission: { pharmacy: 11 },
    apiNames: { phone: 'mobile', pincode: 'postalCode' },
    colours: { primary: ['#7a1f3d', '#f2b8c6'], accent: ['#f0a04b', '#f5b26b'] },
  },
  sanjeevani: {
    name: 'Swasthya Sanjeevani Partners',
    prefix: 'ssp',
    host: 'vendors.sanjeevani.test',
    phone: '+91 44 2345 6700',
    languages: ['en', 'hi', 'bn', 'mr', 'te', 'ta', 'gu', 'kn', 'ml', 'pa'],
    offered: ['supplements', 'pharmacy', 'labs'],
    commission: { supplements: 20 },
    apiNames: {},
    colours: { primary: ['#0b3d6b', '#a9cdf5'] },
  },
} as const satisfies Record<string, Fork>;

export type ForkName = keyof typeof forks;

/** Returns a text as TypeScript, quoted as the formatter quotes it. */
const quoted = (text: string): string => (text.includes("'") ? `"${text}"` : `'${text}'`);
const listed = (values: readonly string[]): string => `[${values.map(quoted).join(', ')}]`;

/** Returns the text with new values for these keys or constants. Throws if the text has no such key. */
function withValues(text: string, values: Readonly<Record<string, string>>): string {
  const confirmed = text.replace(/ \/\/ example$/gm, '');
  return Object.entries(values).reduce((result, [key, value]) => {
    const place = new RegExp(
      `(?<=\\b${key}(?:: [^='"\n]*=|:| =))\\s+(?:null|'[^']*'|"[^"]*"|\\[[^\\]]*\\]|\\{[^}]*\\})`,
    );
    if (!place.test(result)) throw new Error(`src/site has no '${key}'`);
    return result.replace(place, () => ` ${value}`);
  }, confirmed);
}

/** The particulars of `operator.ts` by their keys. */
const particulars = ({ host, phone }: Fork): Readonly<Record<string, string>> => ({
  legalName: 'Arogya Retail Private Limited',
  registrationNumber: 'U85100MH2024PTC000000',
  gstin: '27AAAAA0000A1Z5',
  address: '2 Hill Road, Mumbai 400050',
  courts: 'Mumbai',
  name: 'R. Iyer',
  designation: 'Grievance Officer',
  phone,
  email: `grievance@${host}`,
  hosting: 'Cloud One',
  sms: 'Message Two',
  bankCheck: 'Bank Three',
  dataCountry: 'India',
});

/** Changes the colours of a style sheet. The second place is the dark scheme; paper in the dark has the inks of the light one. */
const recoloured = (text: string, colours: Fork['colours']): string =>
  Object.entries(colours).reduce((css, [colour, [light, dark]]) => {
    let scheme = 0;
    return css.replace(new RegExp(`(?<=--color-${colour}: )#[\\da-f]{6}`, 'g'), () =>
      scheme++ === 1 ? dark : light,
    );
  }, text);

/** Returns a file of `src/site` as a fork has it. */
export function forkedFile(name: string, text: string, fork: Fork = forks.sehat): string {
  const { host, phone } = fork;
  const digits = phone.replace(/\D/g, '');
  switch (name) {
    case 'brand.ts':
      return withValues(text, {
        name: quoted(fork.name),
        storagePrefix: quoted(fork.prefix),
        supportPhone: quoted(phone),
        supportPhoneHref: quoted(`tel:+${digits}`),
        supportEmail: quoted(`care@${host}`),
        supportEmailHref: quoted(`mailto:care@${host}`),
        vendorAppStoreUrl: quoted(`https://play.google.com/store/apps/details?id=test.${fork.prefix}.vendor`),
        siteUrl: quoted(`https://${host}`),
        drawnName: quoted(fork.name),
        nameDrawn: quoted('M0 1.5h85M18.6 1.5V25'),
      }).replace(/(?<=\* The name) in [^,]+, [^,]+,/, ',');
    case 'languages.ts':
      return withValues(text, { languages: listed(fork.languages) });
    case 'offered.ts':
      return withValues(text, { offered: listed(fork.offered) });
    case 'categories.ts':
      return Object.entries(fork.commission).reduce(
        (rows, [kind, percent]) =>
          rows.replace(new RegExp(`(?<=\\b${kind}: \\{[^}]*commissionPercent: )\\d+`), String(percent)),
        text,
      );
    case 'textVersions.ts':
      return withValues(text, { partnerTermsSuffix: quoted(`-${fork.prefix}`) });
    case 'api.ts': {
      const names = Object.entries(fork.apiNames).map(([own, theirs]) => `${own}: ${quoted(theirs)}`);
      return text.replace(/(?<=apiNames: .* = )\{[^}]*\}/, () => `{ ${names.join(', ')} }`);
    }
    case 'map.ts':
      return withValues(text, {
        light: quoted(`https://maps.${host}/day/style.json`),
        dark: quoted(`https://maps.${host}/night/style.json`),
        origins: listed([`https://tiles.${host}`]),
      });
    case 'support.ts':
      return withValues(text, {
        hours: "{ openTime: '10:30', closeTime: '20:00', openDays: [0, 1, 2, 3, 4] }",
        whatsApp: quoted(digits),
      });
    case 'operator.ts':
      return text.replace(/(?<=\b(\w+): )null(?=[, ])/g, (_, key: string) =>
        quoted(particulars(fork)[key] ?? ''),
      );
    case 'words.ts':
      return text.replace(/(?<=ownWords: OwnWords = )\{.*\}(?=;\s*$)/s, () => {
        const address = `{ 'site.siteWords.footer.address': '2 Hill Road, Mumbai 400050' }`;
        return `{ ${fork.languages.map((id) => `${id}: ${address}`).join(', ')} }`;
      });
    case 'theme.css':
    case 'paper.css':
      return recoloured(text.replace(/ \/\* example \*\/$/gm, ''), fork.colours);
    default:
      return text;
  }
}

/**
 * Fills a new folder with links to the installed packages, which takes seconds. The build writes caches into the folder, so it
 * cannot be one link. Other programs change the caches of the checkout, so a fork begins without them.
 */
function linkPackages(from: string, to: string): void {
  const entries = readdirSync(from).filter((name) => name !== '.cache');
  mkdirSync(to);
  const linked = spawnSync('cp', ['-al', ...entries.map((name) => path.join(from, name)), to]);
  if (linked.status === 0) return;
  // Another disk takes no links.
  rmSync(to, { recursive: true });
  for (const name of entries) cpSync(path.join(from, name), path.join(to, name), { recursive: true });
}

/**
 * Makes a fork of this checkout in an empty folder: its files, with another `src/site`, and its packages as links. No
 * other file differs.
 */
export function makeFork(folder: string, fork: Fork = forks.sehat): void {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root });
  const files = stdout.toString().split('\0').filter(Boolean);
  const site = 'src/site/';
  for (const file of files) {
    const to = path.join(folder, file);
    mkdirSync(path.dirname(to), { recursive: true });
    if (!file.startsWith(site)) cpSync(path.join(root, file), to);
    else
      writeFileSync(
        to,
        forkedFile(file.slice(site.length), readFileSync(path.join(root, file), 'utf8'), fork),
      );
  }
  // A fork has a repository, which its own tests ask for the list of its files.
  spawnSync('git', ['init', '--quiet'], { cwd: folder });
  linkPackages(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  // Other values have other lengths, so lines break elsewhere.
  const formatter = [commandFile('prettier'), '--log-level', 'warn', '--write', 'src/site'];
  const { status, stderr } = spawnSync(ownNode(), formatter, { cwd: folder });
  if (status !== 0) throw new Error(`The fork's src/site is not well-formed: ${String(stderr)}`);
}
