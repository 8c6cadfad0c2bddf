import { isInPageLanguage, partsOfMessage } from '#lib/messages/serverWords.ts';

/** A message. The server's own words in it are marked as English, so that a screen reader pronounces them right. */
export function Message({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return partsOfMessage(text).map((part, index) =>
    index % 2 === 0 ? part : <Marked key={index} text={part} />,
  );
}

/** Words of a server, a bank or a reviewer, marked as English unless they are in the language of the page. */
export function ForeignWords({ text }: { text: string }) {
  return isInPageLanguage(text) ? text : <Marked text={text} />;
}

function Marked({ text }: { text: string }) {
  return <span lang="en">{text}</span>;
}
