import { useId, type Ref } from 'react';
import { describedBy, Field } from '#islands/ui/form/Field.tsx';
import { FrameIcon } from '#islands/ui/FrameIcon.tsx';
import { signInWords } from '#lib/words/auth.ts';
import { countries, countryOf } from '#lib/domain/session/countries.ts';
import { countryName } from '#lib/names.ts';

interface PhoneFieldProps {
  countryCode: string;
  number: string;
  error: string | null;
  onCountry: (countryCode: string) => void;
  onNumber: (number: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A picker of dial codes and a number in one frame. It makes its own id, because the form behind the dialog
 * has a `phone` too.
 */
export function PhoneField({ countryCode, number, error, onCountry, onNumber, ref }: PhoneFieldProps) {
  const id = useId();
  const country = countryOf(countryCode);
  const isEmpty = number === '';
  return (
    <Field
      id={id}
      label={signInWords.phone}
      // The line stays, so that nothing moves under the first digit.
      help={<span className={isEmpty ? '' : 'invisible'}>{signInWords.phoneFirst}</span>}
      error={error ?? undefined}
    >
      <div className="flex gap-2 @max-[16rem]:flex-wrap">
        <div className="input relative max-w-max shrink-0 gap-1.5 px-3">
          <span aria-hidden="true" className="figures flex items-center gap-1.5">
            <span>{country.flag}</span>
            <span>{country.dialCode}</span>
            <FrameIcon name="chevron-down" className="size-4" />
          </span>
          {/* The list is the browser's own, with country names. It lies invisibly over the short text. */}
          <select
            name="country"
            aria-label={signInWords.country}
            autoComplete="tel-country-code"
            className="absolute -inset-px size-[calc(100%+2px)] cursor-pointer opacity-0"
            value={countryCode}
            onChange={(event) => onCountry(event.target.value)}
          >
            {countries.map(({ code, name, flag, dialCode }) => (
              <option key={code} value={code}>
                {`${flag} ${countryName(code, name)} (${dialCode})`}
              </option>
            ))}
          </select>
        </div>
        <input
          ref={ref}
          id={id}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={24}
          // The first thing to do has the accent while the field is empty, even before the script has loaded.
          placeholder=" "
          className="input figures min-w-0 grow placeholder-shown:[box-shadow:inset_0_-4px_var(--color-accent)]"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help: isEmpty, error })}
          value={number}
          onChange={(event) => onNumber(event.target.value)}
        />
      </div>
    </Field>
  );
}
