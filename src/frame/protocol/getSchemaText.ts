import type * as z from 'zod/mini'

/** One line that names every complaint of a schema and where it is. */
export function getSchemaText(error: z.core.$ZodError): string {
  return error.issues
    .map(({ message, path }) =>
      path.length > 0 ? `${path.join('.')}: ${message}` : message,
    )
    .join('; ')
}
