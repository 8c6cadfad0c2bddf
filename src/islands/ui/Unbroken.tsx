/** A sentence whose span of hours, such as 24-48, stays on one line with the word after it. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\d+-\d+\s\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
