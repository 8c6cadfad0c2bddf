import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { noteEarly, takeOver } from '#islands/shell/page/deliveredForm.ts';
import { lazyPart } from '#islands/shell/lazyPart.tsx';
import { tellPartLost } from '#islands/shell/page/tellPartLost.ts';
import { useToastWhile } from '#islands/shell/page/useToastWhile.ts';
import { Button } from '#islands/ui/Button.tsx';
import { TextField, type TextFieldProps } from '#islands/ui/form/TextField.tsx';
import { submitForm } from '#islands/ui/form/submitForm.ts';
import { categoryWords } from '#lib/words/category.ts';
import {
  fieldHelpWords,
  fieldLabelWords,
  locationRequiredTitle,
  pincodeUnknownWords,
} from '#lib/words/fields.ts';
import { beforeWords, noticeWords, onboardingToasts, onboardingWords } from '#lib/words/onboarding.ts';
import { categories, type CategoryId } from '#lib/domain/category/category.ts';
import { infoFieldRows, type InfoFieldRow } from '#lib/domain/info/infoFields.ts';
import { ungrouped } from '#lib/domain/ungrouped.ts';
import type { VendorInfo } from '#lib/domain/info/vendorInfo.ts';
import { isUnknownPin, type VendorInfoForm } from '#lib/domain/info/vendorInfoForm.ts';
import { paths } from '#lib/paths.ts';
import type { FilledCity } from './fillCity.ts';
import type { HoursFieldProps } from './hours/HoursField.tsx';
import type { FieldMessage } from './hours/hoursErrors.ts';
import { HoursFold } from './hours/HoursFold.tsx';
import { MapPicker, type MapPickerProps } from '#islands/onboarding/map/MapPicker.tsx';
import { SamePhone } from './SamePhone.tsx';
import { Actions, Group } from '#islands/onboarding/flow/StepFrame.tsx';
import { useInfoForm } from './useInfoForm.ts';
import { useInfoRules } from './useInfoRules.ts';
import { useTyped } from './useTyped.ts';
import { useVendorCode } from './useVendorCode.ts';

// Loaded while the vendor types.
const otp = lazyPart(() => import('./OtpDialog.tsx').then((module) => module.OtpDialog));

const noErrors = (): FieldMessage[] => [];

type Row = (typeof infoFieldRows)[number];

/** The props of a text's control, by the kind of text. */
const controls: Record<InfoFieldRow['typed'], Partial<TextFieldProps>> = {
  words: {},
  email: { type: 'email' },
  phone: { type: 'tel', prefix: '+91', className: 'figures max-w-60' },
  pin: { inputMode: 'numeric', className: 'figures max-w-32' },
};

/**
 * Vendors type numbers in groups, such as '98765 43210' and '560 001'. The form keeps them without spaces.
 */
const plain = { setValueAs: ungrouped };

/** Returns the rows of a group, line by line. Rows side by side share a line. */
const linesOf = (group: Row['group']): Row[][] =>
  infoFieldRows
    .filter((row) => row.group === group)
    .reduce<Row[][]>(
      (lines, row) =>
        'isBeside' in row ? [...lines.slice(0, -1), [...(lines.at(-1) ?? []), row]] : [...lines, [row]],
      [],
    );

/** Vendor information of a new application: the form, then the code that creates the vendor. */
export function VendorInfoStep({ category }: { category: CategoryId }) {
  const { rules, load } = useInfoRules(category);
  const { form, recovered, isHydrated, startFresh, register } = useInfoForm(category, load);
  const [attempt, setAttempt] = useState(0);
  const [copied, setCopied] = useState<string | null>('');
  const code = useVendorCode(category, null, (refusals) => {
    for (const { path, message } of refusals) form.setError(path as keyof VendorInfoForm, { message });
    setAttempt((count) => count + 1);
  });
  const preloadCode = code.preload;
  const [isLoading, setIsLoading] = useState(false);
  const { errors } = form.formState;
  const element = useTakenOver(!isHydrated);
  const [filled, setFilled] = useState({ city: '', words: '' });

  const { coords: noCoords, ...wrong } = errors;
  const tellInvalid = useToastWhile(Object.keys(wrong).length > 0);
  const tellNoPlace = useToastWhile(noCoords !== undefined);

  const send = async (info: VendorInfoForm): Promise<void> => {
    setAttempt(0);
    await code.request(info as VendorInfo);
  };
  const refuse = ({ coords, ...others }: FieldErrors<VendorInfoForm>): void => {
    setAttempt((count) => count + 1);
    if (Object.keys(others).length > 0) tellInvalid({ tone: 'error', ...onboardingToasts.validation });
    if (coords === undefined) return;
    const description = categoryWords[category].locationRequired;
    tellNoPlace({ tone: 'error', title: locationRequiredTitle, description });
  };

  // Nothing may compete with the form on a slow link. Load what sends it once the vendor fills it in.
  useEffect(() => {
    const prepare = (): void => {
      load(false).then(
        () => {
          preloadCode();
          otp.preload();
        },
        () => undefined,
      );
    };
    if (element.current?.contains(document.activeElement)) prepare();
    document.addEventListener('focusin', prepare);
    document.addEventListener('input', prepare);
    return () => {
      document.removeEventListener('focusin', prepare);
      document.removeEventListener('input', prepare);
    };
  }, [load, element, preloadCode]);

  /** Submits, after loading what Next needs. */
  const next = async (): Promise<void> => {
    setIsLoading(true);
    try {
      await load(true);
    } catch {
      return void tellPartLost();
    } finally {
      setIsLoading(false);
    }
    await submitForm(form, send, refuse);
  };

  const notes: Partial<Record<Row['name'], ReactNode>> = {
    supportPhone: <SamePhone form={form} copied={copied} onCopy={setCopied} isTried={attempt > 0} />,
    city: <CityNote form={form} filled={filled} />,
  };
  const field = ({ name, typed: kind, autoComplete }: Row) => {
    const props: TextFieldProps = {
      label: fieldLabelWords[name],
      help: fieldHelpWords[name],
      error: errors[name]?.message,
      note: notes[name],
      ...controls[kind],
      autoComplete: isHydrated ? autoComplete : undefined,
      ...register(name, {
        ...(kind === 'phone' || kind === 'pin' ? plain : {}),
        ...(name === 'supportPhone' && { onChange: () => setCopied(null) }),
      }),
    };
    return kind === 'pin' ? (
      <PinField key={name} form={form} field={props} />
    ) : (
      <TextField key={name} {...props} />
    );
  };
  const fields = (group: Row['group']) =>
    linesOf(group).map((line) =>
      line.length > 1 ? (
        <div
          key={line[0]?.name}
          className={`field-pair ${line.some((row) => row.typed === 'pin') ? 'is-short' : ''}`}
        >
          {line.map(field)}
        </div>
      ) : (
        line.map(field)
      ),
    );
  const set = <Name extends 'coords' | 'deliveryTimings'>(name: Name, value: VendorInfoForm[Name]): void => {
    form.setValue(name, value as never, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: attempt > 0,
    });
    if (name === 'coords') form.clearErrors('coords');
  };

  const fillAddress = (address: Parameters<NonNullable<MapPickerProps['onAddress']>>[0]): void =>
    rules?.fillAddress(form, address, setFilled);

  return (
    <>
      <form
        ref={element}
        noValidate
        method="dialog"
        // On Back, a browser would restore what was typed, even for the next user. Only the recovery copy,
        // which has an owner, may restore it.
        autoComplete={isHydrated ? undefined : 'off'}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLoading) void next();
        }}
      >
        {rules && <rules.InfoTop form={form} errors={errors} attempt={attempt} onFilled={setFilled} />}
        {recovered && (
          <p className="mb-4 flex flex-wrap items-center gap-x-3 text-sm" role="status">
            {onboardingWords.kept}
            <button
              type="button"
              className="min-h-11 underline underline-offset-4"
              onClick={() => {
                startFresh();
                setCopied('');
              }}
            >
              {onboardingWords.startFresh}
            </button>
          </p>
        )}
        <details className="fold">
          <summary className="chevron">{noticeWords.title}</summary>
          <p>{beforeWords.time(categories[category].applicationMinutes)}</p>
          <p>{beforeWords.typed}</p>
          <p>{beforeWords.photographed(categoryWords[category].needs)}</p>
          <p>
            {noticeWords.text}{' '}
            <a className="underline underline-offset-4" href={paths.privacy} target="_blank">
              {noticeWords.link}
            </a>
          </p>
        </details>
        <Group legend={onboardingWords.businessLegend}>{fields('business')}</Group>
        <Group legend={onboardingWords.placeLegend}>
          <Place form={form} onChange={(coords) => set('coords', coords)} onAddress={fillAddress} />
          {rules && <rules.PinNote form={form} onAddress={fillAddress} />}
          {fields('place')}
        </Group>
        <Group legend={onboardingWords.hoursLegend}>
          <Hours
            form={form}
            onChange={(timings) => set('deliveryTimings', timings)}
            showErrors={attempt > 0}
            errorsOf={rules?.hoursErrors ?? noErrors}
          />
          {rules && <rules.UsualHours form={form} category={category} />}
        </Group>
        <Actions>
          <Button kind="next" type="submit" busy={code.isSending || isLoading}>
            {onboardingWords.next}
          </Button>
        </Actions>
      </form>
      {code.flow && <otp.Part code={code.flow} />}
    </>
  );
}

interface PartProps {
  form: UseFormReturn<VendorInfoForm>;
}

function PinField({ form, field }: PartProps & { field: TextFieldProps }) {
  const isUnknown = isUnknownPin(useTyped(form, 'pincode'));
  return <TextField {...field} warnings={isUnknown ? [pincodeUnknownWords] : []} />;
}

/** Says that the PIN code or the map filled in the city, until the vendor types another one. */
function CityNote({ form, filled }: PartProps & { filled: FilledCity }) {
  const city = useTyped(form, 'city');
  return <p role="status">{filled.city !== '' && city === filled.city && filled.words}</p>;
}

function Place({ form, ...picker }: PartProps & Pick<MapPickerProps, 'onChange' | 'onAddress'>) {
  const addressHint = [useTyped(form, 'addressLine1'), useTyped(form, 'city')].filter(Boolean).join(', ');
  const coords = useTyped(form, 'coords');
  const error = form.formState.errors.coords?.message;
  return <MapPicker id="coords" value={coords} {...picker} {...{ error, addressHint }} />;
}

function Hours({ form, ...field }: PartProps & Omit<HoursFieldProps, 'value'>) {
  const isWrong = form.formState.errors.deliveryTimings !== undefined;
  return <HoursFold isWrong={isWrong} value={useTyped(form, 'deliveryTimings')} {...field} />;
}

/** Takes over a form delivered with the document: earlier ticks, text and presses take effect now. */
function useTakenOver(isDelivered: boolean): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null);
  const [wasDelivered] = useState(isDelivered);
  useLayoutEffect(() => {
    const form = ref.current;
    if (!wasDelivered || form === null) return;
    const again = noteEarly(form);
    const isPressed = takeOver(form);
    // Each of these needs its own render, which is impossible while React still commits.
    queueMicrotask(() => {
      again();
      if (isPressed) form.requestSubmit();
    });
  }, [wasDelivered]);
  return ref;
}
