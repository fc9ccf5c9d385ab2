import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ServiceError } from './ServiceError.js'

/** Largest request body of every service. */
const BODY_MAX_BYTES = 65_536

/**
 * A Hono app whose refusals, of every kind, are JSON without a stack.
 *
 * @param first - runs before everything, so that refusals pass through it too
 * @param report - hears of unexpected errors. Default: `console.error`
 */
export function createApp(
  first?: MiddlewareHandler | undefined,
  report: (error: unknown) => void = console.error,
): Hono {
  const app = new Hono()
  if (first) app.use(first)
  app.use(async (c, next) => {
    c.header('X-Content-Type-Options', 'nosniff')
    await next()
  })
  app.use(
    bodyLimit({
      maxSize: BODY_MAX_BYTES,
      onError: () => {
        throw new ServiceError(413, 'BODY_TOO_LARGE', 'Body over 64 KiB')
      },
    }),
  )
  app.notFound((c) =>
    c.json({ status: 404, code: 'NOT_FOUND', message: 'Not found' }, 404),
  )
  app.onError((error, c) => {
    if (error instanceof ServiceError) {
      const { code, data, message, status } = error
      return c.json({ status, code, message, ...data }, status)
    }
    report(error)
    return c.json(
      { status: 500, code: 'INTERNAL', message: 'Something went wrong' },
      500,
    )
  })
  return app
}
