import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ApiError } from '#api/api-error.ts';

/**
 * Server's sentences at their fields; the first takes the focus.
 * @param fields by path in the request's body
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
