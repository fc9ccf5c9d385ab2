import type { Hono } from 'hono'
import { cors } from 'hono/cors'
import { createApp } from 'latchkey-server/http'
import { createRpcError, type RpcError } from '../createRpcError.js'
import type { RpcMethods } from './bundler.js'

/**
 * JSON-RPC of the bundlers at `/bundler/<chain id>`, of the paymasters at
 * `/paymaster/<chain id>`, for pages of any origin.
 */
export function createBundlerApp(parameters: {
  bundlers: ReadonlyMap<string, RpcMethods>
  paymasters: ReadonlyMap<string, RpcMethods>
}): Hono {
  const { bundlers, paymasters } = parameters
  const app = createApp(cors({ origin: '*' }))
  for (const [path, services] of [
    ['/bundler/:chainId', bundlers],
    ['/paymaster/:chainId', paymasters],
  ] as const)
    app.post(path, async (c) => {
      const methods = services.get(c.req.param('chainId'))
      if (!methods) return c.notFound()
      const call: unknown = await c.req.json().catch(() => undefined)
      return c.json(await answer(call, methods))
    })
  return app
}

async function answer(call: unknown, methods: RpcMethods) {
  const isCall = typeof call === 'object' && call !== null
  const request = (isCall ? call : {}) as Record<string, unknown>
  const { id = null, method, params = [] } = request
  try {
    if (typeof method !== 'string' || !Array.isArray(params))
      throw createRpcError(-32600, 'Invalid request')
    const run = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (!run) throw createRpcError(-32601, 'Method not found')
    return { jsonrpc: '2.0', id, result: await run(params) }
  } catch (error) {
    const { rpc } = error as Partial<RpcError>
    if (!rpc) console.error(error)
    const internal = { code: -32603, message: 'Internal error' }
    return { jsonrpc: '2.0', id, error: rpc ?? internal }
  }
}
