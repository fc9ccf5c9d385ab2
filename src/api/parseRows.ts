import * as z from 'zod/mini'
import { ApiResponseError } from '../core/errors/api.js'

/**
 * Reads a list tolerantly: rows that break the schema are left out and
 * counted, so that one bad row does not hide the good ones.
 *
 * @param key - member of the answer that holds the list
 * @throws ApiResponseError when there is no such list
 */
export function parseRows<row>(
  value: unknown,
  parameters: { key: string; schema: z.ZodMiniType<row> },
): parseRows.ReturnType<row> {
  const { key, schema } = parameters
  const list = z.looseObject({ [key]: z.array(z.unknown()) }).safeParse(value)
  if (!list.success)
    throw new ApiResponseError({
      cause: list.error,
      details: `The answer has no list \`${key}\``,
    })
  const found = list.data[key] as readonly unknown[]
  const rows = found.flatMap((item) => {
    const row = schema.safeParse(item)
    return row.success ? [row.data] : []
  })
  const dropped = found.length - rows.length
  return { rows, dropped, partial: dropped > 0 }
}

export declare namespace parseRows {
  type ReturnType<row> = {
    rows: readonly row[]
    /** Rows that could not be read. */
    dropped: number
    partial: boolean
  }
  type ErrorType = ApiResponseError
}
