import { readFileSync } from 'node:fs';

/** A place of the bundled gazetteer. Its words are folded for comparison. */
export interface GazetteerPlace {
  id: number;
  name: string;
  district: string;
  state: string;
  lat: number;
  lng: number;
  /** 1: a metropolis or capital. 2: the seat of a district. 3: any other. */
  rank: number;
  /** The words of the place's name and of its other names. */
  nameWords: string[];
  /** The words of the district and the state, with the state's abbreviation. */
  areaWords: string[];
}

/** Other names in use for a place. A search finds the place by either name. */
const otherNames: Record<string, string> = {
  Ahmedabad: 'Amdavad Ahmadabad',
  Alappuzha: 'Alleppey',
  Belagavi: 'Belgaum',
  Bengaluru: 'Bangalore',
  Ballari: 'Bellary',
  Bharuch: 'Broach',
  'Chhatrapati Sambhajinagar': 'Aurangabad',
  Chennai: 'Madras',
  Dharashiv: 'Osmanabad',
  Gurugram: 'Gurgaon',
  Guwahati: 'Gauhati',
  Hubballi: 'Hubli',
  Kalaburagi: 'Gulbarga',
  Kannur: 'Cannanore',
  Kanpur: 'Cawnpore',
  Kochi: 'Cochin Ernakulam',
  Kolkata: 'Calcutta',
  Kollam: 'Quilon',
  Kozhikode: 'Calicut',
  Mangaluru: 'Mangalore',
  Mumbai: 'Bombay',
  Mysuru: 'Mysore',
  Nashik: 'Nasik',
  Ooty: 'Udagamandalam Ootacamund Udhagamandalam',
  Palakkad: 'Palghat',
  Panjim: 'Panaji',
  Prayagraj: 'Allahabad',
  Puducherry: 'Pondicherry Pondy',
  Pune: 'Poona',
  'Sri Vijaya Puram': 'Port Blair',
  Shivamogga: 'Shimoga',
  Shimla: 'Simla',
  Thanjavur: 'Tanjore',
  Thiruvananthapuram: 'Trivandrum',
  Thoothukudi: 'Tuticorin',
  Thrissur: 'Trichur',
  Tiruchirappalli: 'Trichy Trichinopoly',
  Tirunelveli: 'Tinnevelly',
  Tumakuru: 'Tumkur',
  Ujjain: 'Ujjayini',
  Vadodara: 'Baroda',
  Varanasi: 'Banaras Benares Kashi',
  Vijayapura: 'Bijapur',
  Vijayawada: 'Bezawada',
  Visakhapatnam: 'Vizag Vishakhapatnam Waltair',
};

const stateAbbreviations: Record<string, string> = {
  'Andhra Pradesh': 'ap',
  'Himachal Pradesh': 'hp',
  'Jammu and Kashmir': 'jk',
  'Madhya Pradesh': 'mp',
  'Tamil Nadu': 'tn',
  Telangana: 'ts',
  'Uttar Pradesh': 'up',
  'West Bengal': 'wb',
  Delhi: 'ncr',
  Odisha: 'orissa',
  Puducherry: 'pondicherry',
  Uttarakhand: 'uttaranchal',
};

/** Splits a text into lower-case words without accents or punctuation. */
export function foldedWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

interface GazetteerFile {
  states: string[];
  districts: string[];
  places: [name: string, state: number, district: number, lat: number, lng: number, rank: number][];
}

let loaded: readonly GazetteerPlace[] | undefined;

/** Returns the places. The first call reads the file. */
export function gazetteer(): readonly GazetteerPlace[] {
  if (loaded) return loaded;
  const text = readFileSync(new URL('./data/gazetteer.json', import.meta.url), 'utf8');
  const file = JSON.parse(text) as GazetteerFile;
  loaded = file.places.map(([name, stateIndex, districtIndex, lat, lng, rank], index) => {
    const state = file.states[stateIndex] ?? '';
    const district = file.districts[districtIndex] ?? '';
    return {
      id: index + 1,
      name,
      district,
      state,
      lat,
      lng,
      rank,
      nameWords: foldedWords(`${name} ${otherNames[name] ?? ''}`),
      areaWords: foldedWords(`${district} ${state} ${stateAbbreviations[state] ?? ''} india`),
    };
  });
  return loaded;
}
