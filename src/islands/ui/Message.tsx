import { isInPageLanguage, languageOf, partsOfMessage } from '#lib/messages/serverWords.ts';

/** A message. The server's words and the names in it have their language, so that a screen reader pronounces them right. */
export function Message({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return partsOfMessage(text).map((part, index) =>
    index % 2 === 0 ? part : <Marked key={index} text={part} />,
  );
}

/** Words of a server, a bank or a reviewer, with their language unless it is the page's. */
export function ForeignWords({ text }: { text: string }) {
  return isInPageLanguage(text) ? text : <Marked text={text} />;
}

function Marked({ text }: { text: string }) {
  return <span lang={languageOf(text)}>{text}</span>;
}
