import { Hono } from 'hono'
import * as z from 'zod/mini'
import { buildApprove } from '../../../../devnet/src/api/convert/buildApprove.js'
import {
  buildSwap,
  buildSwapSchema,
} from '../../../../devnet/src/api/convert/buildSwap.js'
import { getSwapQuote } from '../../../../devnet/src/api/convert/getSwapQuote.js'
import { listSwapTokens } from '../../../../devnet/src/api/convert/listSwapTokens.js'
import { readAllowance } from '../../../../devnet/src/api/convert/readAllowance.js'
import { readGasPrices } from '../../../../devnet/src/api/convert/readGasPrices.js'
import { createFailure } from '../../http/createFailure.js'
import { requireProject } from '../../projects.js'
import type { ApiContext } from '../createApi.js'

const projectSchema = z.object({ projectId: z.string() })

/** Swaps on the local Uniswap: quotes, allowances and what is to be signed. */
export function createConvertRoutes(context: ApiContext): Hono {
  const app = new Hono()
  app.on('GET', '/v1/convert/*', async (c, next) => {
    requireProject(context.projects, c.req.query('projectId'))
    await next()
  })
  app.get('/v1/convert/tokens', (c) =>
    c.json({ tokens: listSwapTokens(context, c.req.query('chainId')) }),
  )
  app.get('/v1/convert/quotes', async (c) =>
    c.json({ quotes: [await getSwapQuote(context, c.req.query())] }),
  )
  app.get('/v1/convert/allowance', async (c) =>
    c.json({ allowance: await readAllowance(context, c.req.query()) }),
  )
  app.get('/v1/convert/gas-price', async (c) =>
    c.json(await readGasPrices(context, c.req.query('chainId'))),
  )
  app.get('/v1/convert/build-approve', async (c) =>
    c.json({ tx: await buildApprove(context, c.req.query()) }),
  )
  app.post('/v1/convert/build-transaction', async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined)
    const { projectId } = projectSchema.safeParse(body).data ?? {}
    requireProject(context.projects, projectId ?? c.req.query('projectId'))
    const { data } = buildSwapSchema.safeParse(body)
    if (!data) throw createFailure('INVALID_BODY', 'Invalid request body')
    return c.json({ tx: await buildSwap(context, data) })
  })
  return app
}
