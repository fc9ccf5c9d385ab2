import type * as z from 'zod/mini'

/** Formats all schema issues with their paths in one line. */
export function getSchemaText(error: z.core.$ZodError): string {
  return error.issues
    .map(({ message, path }) =>
      path.length > 0 ? `${path.join('.')}: ${message}` : message,
    )
    .join('; ')
}
