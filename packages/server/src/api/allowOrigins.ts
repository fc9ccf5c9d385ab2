import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

const exposed = ['Retry-After', 'X-Next-Cursor']
const headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': exposed.join(),
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/**
 * Lets pages of all origins read every answer, refusals too. The headers are
 * set before there is an answer: to copy one afterwards takes longer than most
 * answers do.
 */
export function allowOrigins(): MiddlewareHandler {
  const answerPreflight = cors({
    ...{ exposeHeaders: exposed, maxAge: 600, origin: '*' },
  })
  return async (c, next) => {
    if (c.req.method === 'OPTIONS') {
      const answer = await answerPreflight(c, next)
      for (const [name, value] of Object.entries(headers)) c.header(name, value)
      return answer
    }
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    await next()
    // An answer that is not the context's has none of them.
    const { headers: answered } = c.res
    for (const [name, value] of Object.entries(headers))
      if (answered.get(name) !== value) c.header(name, value)
  }
}
