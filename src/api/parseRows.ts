import type * as z from 'zod/mini'
import { ApiResponseError } from '../core/errors/api.js'
import { getMember } from '../core/errors/getMember.js'

/**
 * Reads a list tolerantly: rows that break the schema are left out and
 * counted, so that one bad row does not hide the good ones.
 *
 * @param key - member of the answer that holds the list; without it the answer
 * is the list
 * @throws ApiResponseError when there is no such list
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
    /** Rows that could not be read. */
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
