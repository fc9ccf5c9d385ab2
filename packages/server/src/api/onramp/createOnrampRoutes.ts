import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { ServiceError } from '../../http/ServiceError.js'
import { type Projects, requireProject } from '../../projects.js'
import type { ApiBackend } from '../apiBackend.js'
import { orderSchema, quoteSchema } from './onrampSchemas.js'

/** What can be bought, for how much, and the page that sells it. */
export function createOnrampRoutes(context: createOnrampRoutes.Context): Hono {
  const { projects } = context
  const { onramp } = context.backend
  const app = new Hono()
  app.get('/v1/onramp/options', (c) => {
    requireProject(projects, c.req.query('projectId'))
    return c.json(onramp.getOptions())
  })
  app.post('/v1/onramp/quote', async (c) =>
    c.json(await onramp.getQuote(await readBody(c, projects, quoteSchema))),
  )
  app.post('/v1/generators/onrampurl', async (c) => {
    const body = await readBody(c, projects, orderSchema)
    return c.json({ url: await onramp.openOrder(body) })
  })
  return app
}

export declare namespace createOnrampRoutes {
  type Context = { backend: Pick<ApiBackend, 'onramp'>; projects: Projects }
}

async function readBody<schema extends z.ZodMiniType>(
  c: Context,
  projects: Projects,
  schema: schema,
): Promise<z.output<schema>> {
  const body: unknown = await c.req.json().catch(() => undefined)
  const { data: owner } = z.object({ projectId: z.string() }).safeParse(body)
  requireProject(projects, c.req.query('projectId') ?? owner?.projectId)
  const result = schema.safeParse(body)
  if (!result.success)
    throw new ServiceError(400, 'INVALID_BODY', 'Invalid request body')
  return result.data
}
