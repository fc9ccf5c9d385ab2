import type {
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http'
import { answerSolana } from './answerSolana.js'
import { readBody } from './readBody.js'
import type { SolanaContext } from './solanaContext.js'

const BATCH_MAX = 1_000

/**
 * JSON-RPC over HTTP, for pages of any origin. It does without `Request` and
 * `Response`, which tests with a DOM of their own replace.
 */
export function createSolanaListener(context: SolanaContext): RequestListener {
  return async (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('cache-control', 'no-store')
    response.setHeader('x-content-type-options', 'nosniff')
    if (request.method === 'OPTIONS') return allow(request, response)
    if (request.method !== 'POST')
      return answerHealth(context, request, response)
    try {
      const text = await readBody(request)
      if (text === undefined) return send(response, 413, tooLarge)
      answer(context, text, response)
    } catch (error) {
      // A caller who left in the middle of his request hears nothing.
      if (!request.destroyed) console.error(error)
      response.destroy()
    }
  }
}

function allow(request: IncomingMessage, response: ServerResponse) {
  const wanted = request.headers['access-control-request-headers']
  response.setHeader('access-control-allow-methods', 'GET, POST')
  if (wanted) response.setHeader('access-control-allow-headers', wanted)
  response.setHeader('access-control-max-age', '600')
  response.writeHead(204).end()
}

function answerHealth(
  { controls }: SolanaContext,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const isHealth = request.method === 'GET' && request.url === '/health'
  response.setHeader('content-type', 'text/plain')
  if (isHealth) response.end(controls.behind() ? 'behind' : 'ok')
  else response.writeHead(405).end('Used with POST')
}

function answer(
  context: SolanaContext,
  text: string,
  response: ServerResponse,
) {
  const body = parse(text)
  const calls: unknown[] = Array.isArray(body) ? body : [body]
  const failure = context.controls.takeFailure(calls.map(methodOf))
  if (failure) {
    const { body = '{"message":"Fault"}', status } = failure
    return send(response, status, body)
  }
  if (body === undefined)
    return sendJson(response, refuse(-32700, 'Parse error'))
  if (calls.length === 0 || calls.length > BATCH_MAX)
    return sendJson(response, refuse(-32600, 'Invalid request'))
  let isLost = false
  const lose = () => {
    isLost = true
  }
  const answers = calls.map((call) => answerSolana(call, { ...context, lose }))
  if (isLost) return breakOff(response)
  sendJson(response, Array.isArray(body) ? answers : answers[0])
}

// Closed without a byte, a browser would send the request once more.
function breakOff(response: ServerResponse) {
  response.writeHead(200, { 'content-length': '1000' })
  response.write('{')
  response.socket?.end()
}

const tooLarge = '{"message":"Body over 64 KiB"}'

const refuse = (code: number, message: string) => ({
  jsonrpc: '2.0',
  error: { code, message },
  id: null,
})

const sendJson = (response: ServerResponse, value: unknown) =>
  send(response, 200, JSON.stringify(value))

function send(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(text)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function methodOf(call: unknown) {
  const { method } = (call ?? {}) as { method?: unknown }
  return String(method)
}
