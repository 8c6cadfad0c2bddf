import narrowBold from '@expo-google-fonts/archivo-narrow/700Bold/ArchivoNarrow_700Bold.ttf?url';
import narrow from '@expo-google-fonts/archivo-narrow/400Regular/ArchivoNarrow_400Regular.ttf?url';
import wideBold from 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf?url';
import wide from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf?url';
import wideSerif from 'dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf?url';
import { onTestFinished } from 'vitest';
import { drawn } from './screen.tsx';

/** The regular letters, the bold ones, and those of headings. The widths of Noto, the usual font, are between the two sets. */
const files = {
  /** The widest common font: the default of many Linux systems. */
  wide: [wide, wideBold, wideSerif],
  narrow: [narrow, narrowBold, narrowBold],
} as const;

/** Fonts that other visitors have. */
export type Letters = keyof typeof files;
export const otherLetters = Object.keys(files) as Letters[];

const loaded = new Map<Letters, Promise<unknown>>();

function load(name: Letters): Promise<unknown> {
  const [regular, bold, serif] = files[name];
  const faces = [
    new FontFace(`${name} sans`, `url(${regular})`, { weight: '400' }),
    new FontFace(`${name} sans`, `url(${bold})`, { weight: '700' }),
    new FontFace(`${name} serif`, `url(${serif})`, { weight: '700' }),
  ];
  for (const face of faces) document.fonts.add(face);
  return Promise.all(faces.map((face) => face.load()));
}

/** Sets the page in another font until the test ends. */
export async function setLetters(name: Letters): Promise<void> {
  const set = loaded.get(name) ?? load(name);
  loaded.set(name, set);
  await set;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:root { --serif: '${name} serif' !important; font-family: '${name} sans', sans-serif !important; }`,
  );
  document.adoptedStyleSheets.push(sheet);
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  });
  await drawn();
}

/** Doubles the letters, as the setting of a phone does, until the function that it returns is called. */
export async function doubleLetters(): Promise<() => void> {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  onTestFinished(() => void style.removeProperty('font-size'));
  // Chromium sizes what is measured in rem anew only with the next frame.
  await drawn();
  return () => void style.removeProperty('font-size');
}
