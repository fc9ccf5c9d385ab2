import type { Context } from 'hono'
import type * as z from 'zod/mini'
import { ServiceError } from '../http/ServiceError.js'

/**
 * The body of a request, which has to be JSON of this form.
 *
 * @throws ServiceError NOT_JSON, INVALID_BODY
 */
export async function readBody<schema extends z.ZodMiniType>(
  c: Context,
  schema: schema,
): Promise<z.output<schema>> {
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/json\s*(?:;|$)/i.test(type))
    throw new ServiceError(415, 'NOT_JSON', 'Content type must be JSON')
  const body: unknown = await c.req.json().catch(() => undefined)
  const result = schema.safeParse(body)
  if (!result.success)
    throw new ServiceError(400, 'INVALID_BODY', 'Invalid request body')
  return result.data
}
