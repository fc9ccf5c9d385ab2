import type { Context } from 'hono'

/** The session's token of a request. */
export function readToken(c: Context): string | undefined {
  const header = c.req.header('authorization') ?? ''
  return /^Bearer ([\w-]{1,256})$/.exec(header)?.[1]
}
