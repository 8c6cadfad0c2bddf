import { phoneNoticeWords } from '#lib/copy/phoneNotice.ts';
import { paths } from '#lib/paths.ts';

/** The notice before a phone number is asked for, in short, with the way to the whole of it. */
export function PrivacyNote() {
  return (
    <p className="my-3 text-sm">
      {phoneNoticeWords.text}{' '}
      <a className="underline underline-offset-4" href={paths.privacy} target="_blank">
        {phoneNoticeWords.link}
      </a>
    </p>
  );
}
