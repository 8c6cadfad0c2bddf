import { Icon } from '#islands/ui/Icon.tsx';
import { brand } from '#lib/brand.ts';
import { onboardingWords } from '#lib/copy/onboarding.ts';

/** Says of vendor information that is saved whom to ask for a change. */
export function LockedNote({ className }: { className: string }) {
  return (
    <p className={`flex gap-2 text-sm ${className}`}>
      <Icon name="lock" className="mt-0.5 size-4" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {onboardingWords.locked}{' '}
        <a className="underline" href={brand.supportPhoneHref}>
          {brand.supportPhone.replaceAll(' ', '\u00a0')}
        </a>{' '}
        <a className="underline" href={brand.supportEmailHref}>
          {brand.supportEmail}
        </a>
      </span>
    </p>
  );
}
