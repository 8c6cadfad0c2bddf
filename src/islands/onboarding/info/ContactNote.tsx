import { Icon, type IconName } from '#islands/ui/Icon.tsx';
import { brand } from '#lib/brand.ts';

/** Says what cannot be done here, and whom to contact. */
export function ContactNote({ icon, text, className }: { icon: IconName; text: string; className: string }) {
  return (
    <p className={`flex gap-2 text-sm @max-[16rem]:flex-wrap ${className}`}>
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
