export const speechProviders = [
  {
    name: 'The built-in recogniser',
    receives: 'the sound of the shared tab or window',
    place: 'nobody: it is recognised in the memory of our own server and then dropped',
  },
  {
    name: 'Deepgram',
    receives:
      'the sound, and terms from your résumé and the job description so that they are heard correctly',
    place: 'Deepgram, Inc. (United States), under its own terms',
  },
  {
    name: 'OpenAI',
    receives:
      'the sound, and terms from your résumé and the job description so that they are heard correctly',
    place: 'OpenAI (United States), under its own terms',
  },
  { name: 'No recogniser', receives: 'nothing', place: 'nobody: you type the question' },
] as const;

export const answerProviders = [
  {
    name: 'The built-in coach',
    receives: 'the question, what was asked before it, and your material',
    place: 'nobody: the answer is composed on our own server',
  },
  {
    name: 'OpenAI',
    receives:
      'the question, the questions and answers before it in the session, and your résumé, job description and stories',
    place: 'OpenAI (United States), under its own terms',
  },
  {
    name: 'Another service or a model of the operator’s own',
    receives: 'the same',
    place: 'whoever runs that service; ask us which it is',
  },
] as const;
