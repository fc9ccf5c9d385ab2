import type * as z from 'zod/mini'
import { ApiResponseError } from '../core/errors/api.js'
import { getMember } from '../core/errors/getMember.js'

/**
 * Parses a response strictly against a schema. Also rejects error bodies sent
 * with status 200.
 *
 * @throws ApiResponseError
 */
export function parseAnswer<value>(
  answer: unknown,
  parameters: { schema: z.ZodMiniType<value> },
): value {
  const hasError = (getMember(answer, 'error') ?? undefined) !== undefined
  if (hasError)
    throw new ApiResponseError({ details: 'The answer is an error' })
  const parsed = parameters.schema.safeParse(answer)
  if (!parsed.success) throw new ApiResponseError({ cause: parsed.error })
  return parsed.data
}
