/** Questions with their answers in schema.org's words (`FAQPage`): the same that the page shows, as plain text. */
export function faqJsonLd(questions: readonly { question: string; answer: string }[]): object {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
