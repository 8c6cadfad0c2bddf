/** A pharmacy's drug licences: a list whose first number is a separate field. */
import { licenceNeed } from '#lib/domain/kyc/licence.ts';

/**
 * Forms of drug licences (Drugs Rules 1945, rules 61 and 62): 20 and 21 are retail, A restricted, B wholesale, BB
 * wholesale from a vehicle, C and D homoeopathic, F and G Schedule X.
 */
export const licenceFormIds = [
  '20',
  '21',
  '20A',
  '21A',
  '20B',
  '21B',
  '20BB',
  '21BB',
  '20C',
  '20D',
  '20F',
  '20G',
] as const;

/** A drug licence as typed; unknown parts are ''. */
export interface Licence {
  form: string;
  number: string;
  /** The day up to which its retention fee is paid, as `2028-03-31`. Licences no longer expire on a date. */
  paidUpTo: string;
  /** For a further licence whose number has no known form: the vendor declares that it is printed like this. */
  asPrinted?: boolean;
}

export const emptyLicence: Licence = { form: '', number: '', paidUpTo: '' };

/** Returns all drug licences. There is always a first one; its number is the specified field's. */
export function licencesOf(licences: readonly Licence[], firstNumber: string): [Licence, ...Licence[]] {
  const [first = emptyLicence, ...further] = licences;
  return [{ ...first, number: firstNumber }, ...further];
}

/**
 * Returns the indexes in `licencesOf` of further licences that cannot be sent. Such a licence is not empty, and its
 * number is refused, or has no known form and is not declared as printed.
 */
export function refusedLicences(licences: readonly Licence[]): number[] {
  return licences.flatMap((licence, place) =>
    place > 0 && isFilled(licence) && !isTaken(licence) ? [place] : [],
  );
}

function isTaken({ number, asPrinted = false }: Licence): boolean {
  const need = licenceNeed(number);
  return need === 'nothing' || (need === 'as-printed' && asPrinted);
}

const isFilled = ({ form, number, paidUpTo }: Licence): boolean => (form + number + paidUpTo).trim() !== '';

/** A licence as sent, without unknown parts. */
export interface LicenceBody {
  form?: string;
  number: string;
  paidUpTo?: string;
  asPrinted?: boolean;
}

/** Returns the list to send; empty unless it contains more than the first number. */
export function licencesBody([first, ...further]: readonly [Licence, ...Licence[]]): LicenceBody[] {
  const filled = further.filter(isFilled);
  const saysMore = filled.length > 0 || first.form !== '' || first.paidUpTo !== '';
  return saysMore ? [{ ...first, asPrinted: false }, ...filled].map(compact) : [];
}

function compact({ form, number, paidUpTo, asPrinted }: Licence): LicenceBody {
  return {
    ...(form && { form }),
    number: number.trim(),
    ...(paidUpTo && { paidUpTo }),
    ...(asPrinted && licenceNeed(number) === 'as-printed' && { asPrinted }),
  };
}
