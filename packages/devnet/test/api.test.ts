import { createPublicClient, http } from 'viem'
import { describe, expect, test } from 'vitest'
import { setupServices } from './setupServices.js'

const { api, get } = setupServices()

const rpc = (body: unknown, chainId = 'eip155:31337') =>
  api(`/v1/?chainId=${chainId}&projectId=local`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

describe('json-rpc', () => {
  const call = (method: string, params: unknown[] = []) => ({
    jsonrpc: '2.0',
    id: 7,
    method,
    params,
  })

  test('default', async () => {
    const response = await rpc(call('eth_chainId'))
    expect(await response.json()).toEqual({
      jsonrpc: '2.0',
      id: 7,
      result: '0x7a69',
    })
    const second = await rpc(call('eth_chainId'), 'eip155:31338')
    expect(await second.json()).toMatchObject({ result: '0x7a6a' })
  })

  test('behavior: a viem client works through it', async () => {
    const url = `${get().urls.api}/v1?chainId=eip155:31337&projectId=local`
    const client = createPublicClient({ transport: http(url, { batch: true }) })
    const [id, block] = await Promise.all([
      client.getChainId(),
      client.getBlockNumber(),
    ])
    expect(id).toBe(31337)
    expect(block).toBeGreaterThan(0n)
  })

  test('error: methods that use or steer the node', async () => {
    for (const method of [
      'anvil_setBalance',
      'evm_mine',
      'debug_traceTransaction',
      'eth_sendTransaction',
      'eth_sign',
      'eth_accounts',
      'ETH_CHAINID',
      '__proto__',
    ])
      expect(await (await rpc(call(method))).json()).toMatchObject({
        id: 7,
        error: { code: -32601 },
      })
  })

  test('behavior: one refused call does not spoil a batch', async () => {
    const batch = [call('eth_chainId'), call('evm_mine'), 1]
    const answers: { error?: { code: number }; result?: string }[] = await (
      await rpc(batch)
    ).json()
    expect(answers).toHaveLength(3)
    expect(answers.filter((answer) => answer.result)).toHaveLength(1)
    expect(answers.map((answer) => answer.error?.code)).toEqual(
      expect.arrayContaining([-32601, -32600]),
    )
  })

  test('error: chain, body, size, number', async () => {
    const unknown = await rpc(call('eth_chainId'), 'eip155:1')
    expect(unknown.status).toBe(400)
    expect(await unknown.json()).toMatchObject({ error: { code: -32602 } })
    const url = 'http://169.254.169.254/'
    expect((await rpc(call('eth_chainId'), url)).status).toBe(400)
    expect((await rpc('{')).status).toBe(400)
    expect((await rpc([])).status).toBe(400)
    expect((await rpc(Array(1_001).fill(1))).status).toBe(400)
    // Its connection is not used again, where the next request would fail.
    for (let i = 0; i < 20; i++) {
      const large = await rpc('x'.repeat(1_100_000))
      expect(large.status).toBe(413)
      expect(large.headers.get('access-control-allow-origin')).toBe('*')
      await large.text()
      expect((await rpc(call('eth_chainId'))).status).toBe(200)
    }
  })
})

describe('project configuration', () => {
  test('default', async () => {
    const read = async (path: string) =>
      (await api(`${path}?projectId=local`)).json()
    expect(await read('/v1/supported-chains')).toEqual({
      http: ['eip155:31337', 'eip155:31338', 'solana:localnet'],
      ws: [],
    })
    const { features } = await read('/appkit/v1/config')
    expect(features).toContainEqual({
      id: 'social_login',
      isEnabled: true,
      config: expect.arrayContaining(['email', 'google', 'farcaster']),
    })
    expect(features).toContainEqual({
      id: 'onramp',
      isEnabled: true,
      config: ['coinbase', 'meld'],
    })
    expect(await read('/appkit/v1/project-limits')).toEqual({
      planLimits: {
        tier: 'none',
        isAboveRpcLimit: false,
        isAboveMauLimit: false,
      },
    })
    const { allowedOrigins } = await read('/projects/v1/origins')
    expect(allowedOrigins).toContain('http://localhost:*')
  })

  test('behavior: readable from pages of every origin', async () => {
    const response = await api('/v1/supported-chains', {
      headers: { origin: 'https://any.example' },
    })
    expect(response.status).toBe(401)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })
})
