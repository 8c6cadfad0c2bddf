/** The seven questions of the landing page: used by the page, by the accordion, and by search engines. */
export const faqWords = {
  title: 'Common questions',
  items: [
    {
      question: 'How does the AI prescription analysis work?',
      answer:
        'You send a photo. AI turns the handwriting into medicine names, strengths and doses. A pharmacist checks every line before anything is packed.',
    },
    {
      question: 'Is my prescription secure?',
      answer:
        'Yes. It is encrypted when it is sent and when it is stored. Only the pharmacist who packs your order can open it.',
    },
    {
      question: 'How fast is delivery?',
      answer:
        'About 30 minutes on average where a partner is near. In most major cities, orders placed before 2 PM arrive the same day. Other areas take 1-2 business days.',
    },
    {
      question: 'Can you deliver refrigerated items?',
      answer:
        'Yes. Insulin, vaccines and other cold items come in insulated packs. A temperature strip on the pack shows that it stayed cold.',
    },
    {
      question: 'Can I order OTC items without a prescription?',
      answer: 'Yes. Over-the-counter medicines and supplements need no prescription.',
    },
    {
      question: 'Which insurance do you accept?',
      answer: 'Most major plans, including Medicare and Medicaid. You see what is covered before you pay.',
    },
    {
      question: 'Can I transfer a prescription from another pharmacy?',
      answer: 'Yes. Tell us the pharmacy and the medicine. We arrange the transfer with them.',
    },
  ],
} as const;
