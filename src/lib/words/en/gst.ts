/** The GST register's entry for a GSTIN. It spares typing and blocks nothing. */
export const gstWords = {
  title: 'Fill in from your GSTIN',
  help: 'Your name and address come from the GST register.',
  looking: 'Looking in the GST register…',
  unknown: 'The GST register does not have this number. Please check it. You can continue.',
  failed: 'The GST register does not answer now. Please type the details.',
  inRegister: (label: string, text: string) => `${label} in the GST register: “${text}”`,
  all: 'Use all',
  status: {
    cancelled: 'The GST register says that this registration is cancelled. You can continue.',
    suspended: 'The GST register says that this registration is suspended. You can continue.',
  },
  states: (gstin: string, pin: string) =>
    `The GSTIN is from ${gstin}, the PIN code from ${pin}. Please check both.`,
} as const;
