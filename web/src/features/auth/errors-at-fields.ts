import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ApiError } from '#api/api-error.ts';

/**
 * Puts the server's words to the fields of a form and the focus into the first of them.
 * @param fields the form's field for each path of the request's body
 */
export function errorsAtFields<Values extends FieldValues>(
  { setError }: UseFormReturn<Values>,
  fields: Record<string, Path<Values>>,
): (errors: ApiError['errors']) => boolean {
  return (errors) => {
    errors.forEach(({ path, message }, index) => {
      const field = fields[path];
      if (field) setError(field, { message }, { shouldFocus: index === 0 });
    });
    return errors.every(({ path }) => fields[path]);
  };
}
