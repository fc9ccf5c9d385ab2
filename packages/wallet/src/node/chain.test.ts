import { encodeAbiParameters, stringToHex, toFunctionSelector } from 'viem'
import { describe, expect, test, vi } from 'vitest'
import { createRpc, RpcUnreachableError } from './createRpc.js'
import { findChain } from './findChain.js'
import { readToken } from './readToken.js'

const anvil = {
  id: 31337,
  caipNetworkId: 'eip155:31337',
  name: 'Anvil',
  nativeCurrency: { symbol: 'ETH', decimals: 18 },
  rpcUrls: ['http://localhost:1', 'http://localhost:2'],
}
const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

function answer(body: unknown) {
  return new Response(JSON.stringify(body))
}

describe('findChain', () => {
  test.each([31337, 31337n, '31337', '0x7a69', 'eip155:31337'])(
    'default: %s',
    (chainId) => {
      expect(findChain([anvil], chainId)).toBe(anvil)
    },
  )

  test.each([
    1,
    31337.5,
    Number.NaN,
    '',
    '0x',
    ' 31337',
    '31337.0',
    '3.1337e4',
    'solana:31337',
    'eip155:',
    null,
    undefined,
    {},
  ])('behavior: %s is no configured chain', (chainId) => {
    expect(findChain([anvil], chainId)).toBeUndefined()
  })
})

describe('createRpc', () => {
  test('default', async () => {
    const fetch = vi.fn(async () => answer({ id: 1, result: '0x1' }))
    const rpc = createRpc({ fetch })
    expect(await rpc(anvil, 'eth_blockNumber')).toBe('0x1')
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(fetch).toHaveBeenCalledWith('http://localhost:1', expect.anything())
  })

  test('behavior: asks the next node when one is away or answers HTML', async () => {
    const fetch = vi
      .fn<() => Promise<Response>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(answer({ id: 1, result: '0x2' }))
    expect(await createRpc({ fetch })(anvil, 'eth_gasPrice')).toBe('0x2')
    const html = vi
      .fn<() => Promise<Response>>()
      .mockResolvedValueOnce(new Response('<html>'))
      .mockResolvedValueOnce(answer({ id: 1, result: '0x3' }))
    expect(await createRpc({ fetch: html })(anvil, 'eth_gasPrice')).toBe('0x3')
  })

  test('error: the answer of a node is final and keeps its code', async () => {
    const fetch = vi.fn(async () =>
      answer({ id: 1, error: { code: 3, message: 'execution reverted: no' } }),
    )
    await expect(
      createRpc({ fetch })(anvil, 'eth_call', []),
    ).rejects.toMatchObject({ code: 3, message: 'execution reverted: no' })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  // Without it, what the first node passes on is told as not sent.
  describe.each([
    ['eth_sendRawTransaction', 'already known'],
    ['sendTransaction', 'This transaction has already been processed'],
  ])('%s, the first node gives no answer', (method, known) => {
    const away = new TypeError('Failed to fetch')
    const refuse = (message: string, code = -32000) =>
      answer({ id: 1, error: { code, message } })
    const send = (...answers: (Response | Error)[]) => {
      const fetch = vi.fn(async () => {
        const next = answers.shift()
        if (next instanceof Response) return next
        throw next
      })
      const chain = { rpcUrls: [...anvil.rpcUrls, 'http://localhost:3'] }
      return createRpc({ fetch })(chain, method, ['0x'])
    }

    test.each(['nonce too low', 'insufficient funds'])(
      'error: "%s" of the others is no answer',
      async (message) => {
        await expect(
          send(away, refuse(message), refuse(message)),
        ).rejects.toBeInstanceOf(RpcUnreachableError)
      },
    )

    test('behavior: the answer of a third one', async () => {
      expect(
        await send(away, refuse('no'), answer({ id: 1, result: '0xaa' })),
      ).toBe('0xaa')
    })

    test('error: another one has it', async () => {
      await expect(send(away, refuse(known))).rejects.toMatchObject({
        ...{ code: -32000, message: known },
      })
    })

    test('error: a refusal of the first one is final', async () => {
      await expect(send(refuse('nonce too low'))).rejects.toMatchObject({
        code: -32000,
      })
    })
  })

  test('behavior: a method that a node lacks is asked for once', async () => {
    const error = { code: -32601, message: 'Method not found' }
    const fetch = vi.fn(async () => answer({ id: 1, error }))
    const rpc = createRpc({ fetch })
    for (let time = 0; time < 2; time++)
      await expect(rpc(anvil, 'eth_simulateV1')).rejects.toMatchObject(error)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('error: no node answers', async () => {
    const fetch = vi.fn(async () => new Response('no', { status: 502 }))
    await expect(
      createRpc({ fetch })(anvil, 'eth_call', []),
    ).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})

describe('readToken', () => {
  const decimalsSelector = toFunctionSelector('decimals()')

  function rpcWith(decimals: unknown, symbol: unknown) {
    return async (_chain: unknown, _method: string, params?: unknown) => {
      const [{ data }] = params as [{ data: string }]
      return data === decimalsSelector ? decimals : symbol
    }
  }
  const uint = (value: bigint) =>
    encodeAbiParameters([{ type: 'uint256' }], [value])
  const text = (value: string) =>
    encodeAbiParameters([{ type: 'string' }], [value])

  test('default', async () => {
    const rpc = rpcWith(uint(6n), text('USDX'))
    expect(await readToken({ rpc, chain: anvil, address })).toEqual({
      address,
      decimals: 6,
      symbol: 'USDX',
    })
  })

  test('behavior: a symbol is cleaned, also the old bytes32 form', async () => {
    const rpc = rpcWith(uint(18n), text('US\u202eDC visit evil.com now'))
    const token = await readToken({ rpc, chain: anvil, address })
    expect(token?.symbol).toBe('USDC visit …')
    const old = rpcWith(uint(18n), stringToHex('MKR', { size: 32 }))
    expect((await readToken({ rpc: old, chain: anvil, address }))?.symbol).toBe(
      'MKR',
    )
  })

  test('behavior: what has no decimals is no token', async () => {
    for (const decimals of ['0x', uint(256n), '0x06', null])
      expect(
        await readToken({
          rpc: rpcWith(decimals, text('X')),
          chain: anvil,
          address,
        }),
      ).toBeUndefined()
  })

  test('error: a node that is away is not taken for a contract that is no token', async () => {
    const rpc = createRpc({ fetch: async () => new Response('<html>') })
    await expect(
      readToken({ rpc, chain: anvil, address }),
    ).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  })
})
