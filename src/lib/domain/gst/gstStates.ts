/** The states of India by their GST code, with the beginnings of their PIN codes (GST Network; India Post). */
const states: Readonly<Record<string, readonly [name: string, pins: string]>> = {
  '01': ['Jammu & Kashmir', '18 19'],
  '02': ['Himachal Pradesh', '17'],
  '03': ['Punjab', '14 15 16'],
  '04': ['Chandigarh', '160'],
  '05': ['Uttarakhand', '24 26'],
  '06': ['Haryana', '12 13'],
  '07': ['Delhi', '11'],
  '08': ['Rajasthan', '30 31 32 33 34'],
  '09': ['Uttar Pradesh', '20 21 22 23 24 25 26 27 28'],
  '10': ['Bihar', '80 81 82 84 85'],
  '11': ['Sikkim', '737'],
  '12': ['Arunachal Pradesh', '790 791 792'],
  '13': ['Nagaland', '797 798'],
  '14': ['Manipur', '795'],
  '15': ['Mizoram', '796'],
  '16': ['Tripura', '799'],
  '17': ['Meghalaya', '793 794'],
  '18': ['Assam', '78'],
  '19': ['West Bengal', '70 71 72 73 74'],
  '20': ['Jharkhand', '81 82 83'],
  '21': ['Odisha', '75 76 77'],
  '22': ['Chhattisgarh', '49'],
  '23': ['Madhya Pradesh', '45 46 47 48'],
  '24': ['Gujarat', '36 37 38 39'],
  '26': ['Dadra & Nagar Haveli, Daman & Diu', '362 396'],
  '27': ['Maharashtra', '40 41 42 43 44'],
  '29': ['Karnataka', '56 57 58 59'],
  '30': ['Goa', '403'],
  '31': ['Lakshadweep', '682'],
  '32': ['Kerala', '67 68 69'],
  '33': ['Tamil Nadu', '60 61 62 63 64'],
  '34': ['Puducherry', '533 605 607 609 673'],
  '35': ['Andaman & Nicobar', '744'],
  '36': ['Telangana', '50'],
  '37': ['Andhra Pradesh', '51 52 53'],
  '38': ['Ladakh', '194'],
};

/** Returns the name of the state in a GSTIN; null for a code without a state. */
export function stateOfGstin(gstin: string): string | null {
  return states[gstin.slice(0, 2)]?.[0] ?? null;
}

/** Returns the names of the states that a PIN code may be in. Some beginnings of PIN codes are in several states. */
export function statesOfPin(pincode: string): string[] {
  if (!/^\d{6}$/.test(pincode)) return [];
  return Object.values(states).flatMap(([name, pins]) =>
    pins.split(' ').some((pin) => pincode.startsWith(pin)) ? [name] : [],
  );
}

/** Returns the states of a GSTIN and a PIN code if they certainly differ, else null. Old codes differ from none. */
export function differingStates(gstin: string, pincode: string): { gstin: string; pin: string } | null {
  const ofGstin = stateOfGstin(gstin);
  const ofPin = statesOfPin(pincode);
  if (ofGstin === null || ofPin.length === 0 || ofPin.includes(ofGstin)) return null;
  return { gstin: ofGstin, pin: ofPin.join(' / ') };
}
