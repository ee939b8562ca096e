import { useQuery } from '@tanstack/react-query';
import { ENGLISH, isEnglish, nearestLanguage } from '@pythia/contracts/language.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { chooseLanguage, languageOptions, languagesQuery, useLanguage } from './languages.ts';

export function LanguageChoice() {
  const { data: known, isError } = useQuery(languagesQuery);
  const chosen = useLanguage();
  if (isError) return <Sentence>The languages that can be heard could not be loaded.</Sentence>;
  if (!known) return <div className="h-16 pointer-coarse:h-17" />;
  if (known.every(isEnglish)) {
    return (
      <Sentence>
        The interview is heard in English: this server’s recogniser knows no other language.
      </Sentence>
    );
  }
  return (
    <Field label="Language of the interview">
      <Select
        value={nearestLanguage(chosen, known) ?? ENGLISH}
        onChange={chooseLanguage}
        options={languageOptions(known, ENGLISH)}
        className="max-w-72"
      />
    </Field>
  );
}

const Sentence = ({ children }: { children: string }) => (
  <p className="max-w-prose text-sm text-pretty text-ink-faint">{children}</p>
);
