import { Hono } from 'hono'
import type * as z from 'zod/mini'
import { ServiceError } from '../../http/ServiceError.js'
import { type Projects, requireProject } from '../../projects.js'
import type { ApiBackend } from '../apiBackend.js'
import {
  buyStatusSchema,
  exchangesSchema,
  payUrlSchema,
  rpcSchema,
  transferSchema,
} from './paySchemas.js'

/** Exchanges that pay (JSON-RPC), and transfers between two assets. */
export function createPayRoutes(context: createPayRoutes.Context): Hono {
  const { projects } = context
  const { pay } = context.backend
  const app = new Hono()
  const methods: Record<string, (params: unknown) => Promise<unknown>> = {
    reown_getExchanges: async (params) =>
      pay.listExchanges(parse(exchangesSchema, params ?? {})),
    reown_getExchangePayUrl: async (params) =>
      pay.openSession(parse(payUrlSchema, params)),
    reown_getExchangeBuyStatus: async (params) =>
      pay.getSession(parse(buyStatusSchema, params)),
  }
  app.post('/v1/json-rpc', async (c) => {
    requireProject(projects, c.req.query('projectId'))
    const body: unknown = await c.req.json().catch(() => undefined)
    const { id, method, params } = parse(rpcSchema, body)
    const run = Object.hasOwn(methods, method) ? methods[method] : undefined
    const start = { jsonrpc: '2.0', id }
    if (!run)
      return c.json({
        ...start,
        error: { code: -32601, message: 'Method not found' },
      })
    try {
      return c.json({ ...start, result: await run(params) })
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      const { message } = error
      return c.json({ ...start, error: { code: -32000, message } })
    }
  })
  app.post('/appkit/v1/transfers/quote', async (c) => {
    requireProject(projects, c.req.query('projectId'))
    const body: unknown = await c.req.json().catch(() => undefined)
    return c.json(await pay.quoteTransfer(parse(transferSchema, body)))
  })
  app.get('/appkit/v1/transfers/status', async (c) => {
    requireProject(projects, c.req.query('projectId'))
    return c.json(await pay.getTransfer(c.req.query('requestId') ?? ''))
  })
  app.get('/appkit/v1/transfers/assets/exchanges/:id', (c) => {
    requireProject(projects, c.req.query('projectId'))
    return c.json(pay.listExchangeAssets(c.req.param('id')))
  })
  return app
}

export declare namespace createPayRoutes {
  type Context = { backend: Pick<ApiBackend, 'pay'>; projects: Projects }
}

function parse<schema extends z.ZodMiniType>(
  schema: schema,
  value: unknown,
): z.output<schema> {
  const result = schema.safeParse(value)
  if (!result.success)
    throw new ServiceError(400, 'INVALID_BODY', 'Invalid request body')
  return result.data
}
