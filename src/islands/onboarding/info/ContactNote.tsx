import { Icon, type IconName } from '#islands/ui/Icon.tsx';
import { brand } from '#lib/brand.ts';

/**
 * Says what cannot be done here, and whom to contact. `isNew`: the note just appeared, so screen readers
 * announce it.
 */
export function ContactNote({
  icon,
  text,
  isNew = false,
  className,
}: {
  icon: IconName;
  text: string;
  isNew?: boolean;
  className: string;
}) {
  return (
    <p
      role={isNew ? 'alert' : undefined}
      className={`flex gap-2 text-sm @max-[16rem]:flex-wrap ${className}`}
    >
      <Icon name={icon} className="mt-0.5 size-4" />
      <span className="min-w-0 [overflow-wrap:anywhere] @max-[16rem]:basis-full">
        {text}{' '}
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
