import { phoneNoticeWords } from '#lib/words/phoneNotice.ts';
import { paths } from '#lib/paths.ts';

/** The short privacy notice beside a request for a phone number, with a link to the full text. */
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
