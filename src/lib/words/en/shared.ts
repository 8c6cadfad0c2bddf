/** A file that was shared with the installed app. */
export const sharedWords = {
  title: 'Which document is this?',
  text: (name: string) => `You shared “${name}”. Choose the document. You can look at it before you send it.`,
  missing: 'The shared file did not arrive. Share it again.',
  closed: 'This application cannot take the shared file now.',
  none: 'Start an application first. Then share the file again.',
} as const;
