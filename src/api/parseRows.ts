import type * as z from 'zod/mini'
import { ApiResponseError } from '../core/errors/api.js'
import { getMember } from '../core/errors/getMember.js'

/**
 * Parses a list leniently: rows that do not match the schema are dropped and
 * counted, so that one invalid row does not hide the others.
 *
 * @param key - property that holds the list; if omitted, the response is the
 * list
 * @throws ApiResponseError when there is no list
 */
export function parseRows<row>(
  value: unknown,
  parameters: { key?: string | undefined; schema: z.ZodMiniType<row> },
): parseRows.ReturnType<row> {
  const { key, schema } = parameters
  const found = toList(value, key)
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
    /** Number of invalid rows that were dropped. */
    dropped: number
    partial: boolean
  }
  type ErrorType = ApiResponseError
}

function toList(value: unknown, key: string | undefined) {
  const list = key === undefined ? value : getMember(value, key)
  if (Array.isArray(list)) return list as readonly unknown[]
  const name = key === undefined ? '' : ` \`${key}\``
  throw new ApiResponseError({ details: `The answer has no list${name}` })
}
