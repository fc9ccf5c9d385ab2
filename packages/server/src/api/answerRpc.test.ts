// @vitest-environment node
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openFake } from '../../test/openFake.js'
import { answerRpc } from './answerRpc.js'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((fake) => fake.close()))
})

const error = { code: -32602, message: 'invalid argument' }
const failed = {
  code: 'UPSTREAM_FAILED',
  data: {},
  message: 'The chain does not answer',
  status: 502,
}
const call = { id: 1, jsonrpc: '2.0', method: 'eth_chainId', params: [] }

async function setup(answer: openFake.Handler) {
  const fake = await openFake(answer)
  opened.push(fake)
  const chain = { caipNetworkId: 'eip155:1', rpcUrl: `${fake.url}/v2/secret` }
  return {
    fake,
    ask: (calls: unknown = call) =>
      answerRpc({ body: JSON.stringify(calls), chain }),
  }
}

test('default: what the node answers', async () => {
  const body = { id: 1, jsonrpc: '2.0', result: '0x1' }
  const { ask } = await setup(() => ({ body }))
  expect(await ask()).toEqual({ body, status: 200 })
})

test('behavior: the refusal of a node, with status 400 too', async () => {
  const body = { error, id: 1, jsonrpc: '2.0' }
  const { ask } = await setup(() => ({ body, status: 400 }))
  expect(await ask()).toEqual({ body, status: 200 })
  const { ask: askMany } = await setup(() => ({ body: [body], status: 400 }))
  expect(await askMany([call])).toEqual({ body: [body], status: 200 })
})

// A refusal of the provider may name the key, in a JSON-RPC error too.
test.each([401, 402, 403, 404, 413, 429, 500, 503])(
  'error: status %i with a JSON-RPC error is no answer of a node',
  async (status) => {
    const message = 'The key secret is not allowed'
    const body = { error: { code: -32600, message }, id: 1, jsonrpc: '2.0' }
    const { ask } = await setup(() => ({ body, status }))
    await expect(ask()).rejects.toMatchObject(failed)
  },
)

test.each([
  { text: '{"message":"The key secret is not known"}' },
  { text: '{"error":"The key secret is not known"}' },
  { text: '[{"id":1,"result":"secret"}]' },
  { text: '[]' },
  { text: 'null' },
  { text: 'secret' },
])('error: status 400 with $text', async ({ text }) => {
  const { ask } = await setup(() => ({ status: 400, text }))
  await expect(ask()).rejects.toMatchObject(failed)
})

test('error: a redirect is not followed', async () => {
  const other = await setup(() => ({ body: { ...call, result: '0x1' } }))
  const { ask } = await setup(() => ({
    headers: { location: other.fake.url },
    status: 307,
    text: '',
  }))
  await expect(ask()).rejects.toMatchObject(failed)
  expect(other.fake.asked).toEqual([])
})

test('error: an answer without end is no longer read', async () => {
  const chunk = Buffer.alloc(1_000_000, ' ')
  let sent = 0
  const node = createServer((request, response) => {
    request.resume()
    const write = () => {
      // The control: all of it would be read, up to the last byte.
      if (response.destroyed || sent >= 200) return response.end()
      sent++
      return response.write(chunk, () => setImmediate(write))
    }
    write()
  })
  await new Promise<void>((done) => node.listen(0, '127.0.0.1', done))
  const { port } = node.address() as AddressInfo
  const rpcUrl = `http://127.0.0.1:${port}`
  const chain = { caipNetworkId: 'eip155:1', rpcUrl }
  await expect(
    answerRpc({ body: JSON.stringify(call), chain }),
  ).rejects.toMatchObject(failed)
  node.closeAllConnections()
  await new Promise((done) => node.close(done))
  expect(sent).toBeLessThan(100)
})

const trace = (options: object) => ({
  ...{ id: 1, jsonrpc: '2.0', method: 'debug_traceCall' },
  params: [{ to: `0x${'1'.repeat(40)}` }, '0x1', options],
})

test('behavior: a trace by a tracer of the node itself', async () => {
  const body = { id: 1, jsonrpc: '2.0', result: {} }
  const { ask } = await setup(() => ({ body }))
  const config = { tracer: 'prestateTracer', tracerConfig: { diffMode: true } }
  expect(await ask(trace(config))).toEqual({ body, status: 200 })
  const blockOverrides = { number: '0x2', prevRandao: '0x7', time: '0x65' }
  expect(await ask(trace({ ...config, blockOverrides }))).toEqual({
    ...{ body, status: 200 },
  })
})

test.each([
  { tracer: '{fault: function() {}}', tracerConfig: {} },
  { tracer: 'callTracer', tracerConfig: {}, timeout: '1h' },
  {
    tracer: 'callTracer',
    tracerConfig: {},
    blockOverrides: { gasLimit: '0x1' },
  },
  { tracerConfig: {} },
  {},
])('error: another trace is not passed on: %j', async (options) => {
  const { ask, fake } = await setup(() => ({ body: {} }))
  expect(await ask(trace(options))).toMatchObject({
    body: { error: { code: -32601 } },
  })
  expect(fake.asked).toHaveLength(0)
})
