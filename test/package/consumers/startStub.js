import { createServer } from 'node:http'
import { answerSolana } from './answerSolana.js'

/**
 * Stands in for the hosted services: serves an empty frame page and empty
 * responses.
 *
 * @returns {Promise<{ origin: string, stop(): void }>}
 */
export async function startStub() {
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    if (request.url?.startsWith('/sdk')) {
      response.setHeader('content-type', 'text/html')
      response.end('<!doctype html><title>Frame</title>')
      return
    }
    let body = ''
    request.setEncoding('utf8').on('data', (text) => {
      body += text
    })
    request.on('end', () => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(answer(body)))
    })
  })
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(undefined))
  })
  const address = /** @type {import('node:net').AddressInfo} */ (
    server.address()
  )
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** @param {string} body - Body of a JSON-RPC call, or empty. */
function answer(body) {
  if (!body.includes('"jsonrpc"')) return {}
  const { id, method, params } = JSON.parse(body)
  const result = answerSolana(method, params) ?? '0x0'
  return { id, jsonrpc: '2.0', result }
}
