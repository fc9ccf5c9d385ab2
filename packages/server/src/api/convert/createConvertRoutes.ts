import { Hono } from 'hono'
import * as z from 'zod/mini'
import { createFailure } from '../../http/createFailure.js'
import { type Projects, requireProject } from '../../projects.js'
import type { ApiBackend } from '../apiBackend.js'
import { swapSchema } from './swapSchema.js'

const projectSchema = z.object({ projectId: z.string() })

/** Swaps: quotes, allowances and the transactions to sign. */
export function createConvertRoutes(
  context: createConvertRoutes.Context,
): Hono {
  const { projects } = context
  const { swap } = context.backend
  const app = new Hono()
  app.on('GET', '/v1/convert/*', async (c, next) => {
    requireProject(projects, c.req.query('projectId'))
    await next()
  })
  app.get('/v1/convert/tokens', async (c) =>
    c.json({ tokens: await swap.listTokens(c.req.query('chainId')) }),
  )
  app.get('/v1/convert/quotes', async (c) => {
    const quote = await swap.getQuote(c.req.query())
    return c.json({ quotes: quote ? [quote] : [] })
  })
  app.get('/v1/convert/allowance', async (c) =>
    c.json({ allowance: await swap.getAllowance(c.req.query()) }),
  )
  app.get('/v1/convert/gas-price', async (c) =>
    c.json(await swap.getGasPrices(c.req.query('chainId'))),
  )
  app.get('/v1/convert/build-approve', async (c) =>
    c.json({ tx: await swap.buildApprove(c.req.query()) }),
  )
  app.post('/v1/convert/build-transaction', async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined)
    const { projectId } = projectSchema.safeParse(body).data ?? {}
    requireProject(projects, projectId ?? c.req.query('projectId'))
    const { data } = swapSchema.safeParse(body)
    if (!data) throw createFailure('INVALID_BODY', 'Invalid request body')
    return c.json({ tx: await swap.buildSwap(data) })
  })
  return app
}

export declare namespace createConvertRoutes {
  type Context = { backend: Pick<ApiBackend, 'swap'>; projects: Projects }
}
