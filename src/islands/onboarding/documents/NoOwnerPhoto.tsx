import { Icon } from '#islands/ui/Icon.tsx';
import { brand } from '#lib/brand.ts';
import { documentsWords } from '#lib/words/documents.ts';

/** Help for an owner who cannot take a photo of their face. */
export function NoOwnerPhoto() {
  const phone = brand.supportPhone.replaceAll(' ', '\u00a0');
  return (
    <details className="mt-1 text-sm">
      <summary className="chevron min-h-11 w-fit cursor-pointer underline underline-offset-4">
        {documentsWords.noOwnerPhoto}
      </summary>
      <p>{documentsWords.noOwnerPhotoHelp}</p>
      <p className="flex flex-wrap gap-x-5">
        <a
          className="inline-flex min-h-11 items-center gap-1.5 underline underline-offset-4"
          href={brand.supportPhoneHref}
        >
          <Icon name="phone" className="size-4" />
          {phone}
        </a>
        <a
          className="inline-flex min-h-11 items-center underline underline-offset-4"
          href={`${brand.supportEmailHref}?subject=${encodeURIComponent(documentsWords.noOwnerPhotoSubject)}`}
        >
          {brand.supportEmail}
        </a>
      </p>
    </details>
  );
}
