/** The seven questions of the landing page: used by the page, by the accordion, and by search engines. */
export const faq = {
  title: 'Questions, answered',
  items: [
    {
      question: 'How does the AI prescription analysis work?',
      answer:
        'You send a photo. The handwriting is turned into medicine names, strengths and doses, and a pharmacist confirms every line before anything is packed.',
    },
    {
      question: 'Is my prescription secure?',
      answer:
        'Yes. It is encrypted on its way and in storage, and only the pharmacist who fills it can open it.',
    },
    {
      question: 'How fast is delivery?',
      answer:
        'About 30 minutes on average where a partner is near. Orders before 2 PM arrive the same day in most major cities; other areas take 1-2 business days.',
    },
    {
      question: 'Can you deliver refrigerated items?',
      answer:
        'Yes. Insulin, vaccines and other cold items travel in insulated packs with a temperature strip you can check at the door.',
    },
    {
      question: 'Can I order OTC items without a prescription?',
      answer: 'Yes. Over-the-counter medicines and supplements need no prescription.',
    },
    {
      question: 'Which insurance do you accept?',
      answer: 'Most major plans, including Medicare and Medicaid. Your cover is shown before you pay.',
    },
    {
      question: 'Can I transfer a prescription from another pharmacy?',
      answer:
        'Yes. Give us the name of the pharmacy and of the medicine, and we arrange the transfer with them.',
    },
  ],
} as const;
