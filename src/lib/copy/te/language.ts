import type { Toast } from '../en/toast.ts';

/** The language was to be changed while something on the page could not be saved. */
export const languageStaysToast: Toast = {
  title: 'భాష మారలేదు',
  description: 'ఈ పేజీలో కొన్ని వివరాలు ఇంకా సేవ్ కాలేదు. కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.',
};
