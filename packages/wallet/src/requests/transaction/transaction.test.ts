import { HostError } from 'latchkey/frame'
import { type Hex, keccak256, pad, parseTransaction, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { RpcUnreachableError } from '../../node/createRpc.js'
import { broadcast } from './broadcast.js'
import { checkRawTransaction } from './checkRawTransaction.js'
import { parseTransactionRequest } from './parseTransactionRequest.js'
import { prepareTransaction } from './prepareTransaction.js'

const account = privateKeyToAccount(generatePrivateKey())
const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const chain = {
  id: 31337,
  caipNetworkId: 'eip155:31337',
  name: 'Anvil',
  nativeCurrency: { symbol: 'ETH', decimals: 18 },
  rpcUrls: [],
}

function parse(request: unknown) {
  return parseTransactionRequest({
    params: [request],
    address: account.address,
    chainId: 31337,
  })
}

describe('parseTransactionRequest', () => {
  test('default', () => {
    expect(
      parse({
        from: account.address.toLowerCase(),
        to: friend,
        value: '0x1',
        data: '0xAB',
        chainId: '0x7a69',
      }),
    ).toMatchObject({ to: friend, value: 1n, data: '0xab' })
  })

  test('behavior: `input` stands for `data`', () => {
    expect(parse({ to: friend, input: '0x12' }).data).toBe('0x12')
    expect(() => parse({ to: friend, input: '0x12', data: '0x34' })).toThrow()
  })

  test('error: another account', () => {
    expect(() => parse({ from: friend, to: friend })).toThrow(
      expect.objectContaining({ code: 4100 }),
    )
  })

  test.each(['0x1', 1, '0x7a690', 'junk', {}])(
    'error: chainId %j is another chain',
    (chainId) => {
      expect(() => parse({ to: friend, chainId })).toThrow(
        expect.objectContaining({ code: -32602 }),
      )
    },
  )

  test.each([
    { to: friend, value: '-0x1' },
    { to: friend, value: '1' },
    { to: friend, value: 1.5 },
    { to: friend, value: `0x1${'0'.repeat(64)}` },
    { to: friend, data: '0x1' },
    { to: friend, data: 'hello' },
    { to: '0x7099' },
    { to: friend.replace('C5', 'c5') },
    { to: friend, authorizationList: [] },
    { to: friend, blobs: ['0x00'] },
    { to: friend, accessList: [{ address: friend, storageKeys: ['0x1'] }] },
    { to: friend, nonce: '0xffffffffffffffff' },
  ])('error: malformed %j', (request) => {
    expect(() => parse(request)).toThrow(
      expect.objectContaining({ code: -32602 }),
    )
  })

  test.each([
    [0, 'legacy'],
    ['0x0', 'legacy'],
    ['legacy', 'legacy'],
    [1, 'eip2930'],
    ['0x1', 'eip2930'],
    ['eip2930', 'eip2930'],
    [2, 'eip1559'],
    ['0x02', 'eip1559'],
    ['eip1559', 'eip1559'],
    [undefined, undefined],
  ])('param: type %j', (type, expected) => {
    expect(parse({ to: friend, type }).type).toBe(expected)
  })

  test.each([
    ...[3, 4, '0x3', '0x4', '0x04', '0x7f', 'eip4844', 'eip7702'],
    ...['', '4', '0x', 'EIP7702', -1, 2.5, {}, ['0x2'], true],
  ])('error: type %j alone is refused', (type) => {
    expect(() => parse({ to: friend, type })).toThrow(
      expect.objectContaining({ code: -32602 }),
    )
  })

  test('error: not exactly one transaction', () => {
    for (const params of [[], [{}, {}], {}, undefined, [null]])
      expect(() =>
        parseTransactionRequest({ params, address: friend, chainId: 31337 }),
      ).toThrow('one transaction')
  })
})

function fakeRpc(overrides: Record<string, unknown> = {}) {
  const answers: Record<string, unknown> = {
    eth_estimateGas: '0x5208',
    eth_getBlockByNumber: { baseFeePerGas: '0x3b9aca00' },
    eth_maxPriorityFeePerGas: '0x1',
    eth_getTransactionCount: '0x7',
    eth_getBalance: '0xde0b6b3a7640000',
    ...overrides,
  }
  return vi.fn(async (_chain: unknown, method: string, _params?: unknown) => {
    const answer = answers[method]
    if (answer instanceof Error) throw answer
    return answer
  })
}

describe('prepareTransaction', () => {
  const request = parse({ to: friend, value: '0x1' })

  test('default', async () => {
    const { isFeeHigh, transaction } = await prepareTransaction({
      rpc: fakeRpc(),
      chain,
      from: account.address,
      request,
    })
    expect(isFeeHigh).toBe(false)
    expect(transaction).toEqual({
      type: 'eip1559',
      chainId: 31337,
      to: friend,
      data: '0x',
      value: 1n,
      nonce: 7,
      gas: 21_000n,
      maxFeePerGas: 2_000_000_001n,
      maxPriorityFeePerGas: 1n,
    })
  })

  test('behavior: an estimate of a call gets a margin', async () => {
    const rpc = fakeRpc({ eth_estimateGas: '0xc350' })
    const prepare = (gas: string | undefined) =>
      prepareTransaction({
        rpc,
        chain,
        from: account.address,
        request: parse({ to: friend, data: '0xabcdef01', gas }),
      })
    expect((await prepare(undefined)).transaction.gas).toBe(60_000n)
    expect((await prepare('0x1')).transaction.gas).toBe(60_000n)
    expect((await prepare('0xffff')).transaction.gas).toBe(65_535n)
  })

  test('behavior: a fee of the app far above the usual is told', async () => {
    const { isFeeHigh, transaction } = await prepareTransaction({
      rpc: fakeRpc(),
      chain,
      from: account.address,
      request: parse({ to: friend, maxFeePerGas: '0x4a817c8000' }),
    })
    expect(isFeeHigh).toBe(true)
    expect(transaction).toMatchObject({ maxFeePerGas: 320_000_000_000n })
  })

  test('behavior: a node that suggests no tip is no reason to pay 1 gwei', async () => {
    const away = new HostError({ message: 'rate limit', code: -32005 })
    const baseFee = 5_000_000n
    const fees = async (answers: Record<string, unknown>) => {
      const { transaction } = await prepareTransaction({
        rpc: fakeRpc({
          eth_getBlockByNumber: { baseFeePerGas: toHex(baseFee) },
          eth_maxPriorityFeePerGas: away,
          ...answers,
        }),
        ...{ chain, from: account.address, request },
      })
      return transaction
    }
    const history = { reward: [['0x0'], ['0x2'], ['0x9'], ['0x3']] }
    expect(await fees({ eth_feeHistory: history })).toMatchObject({
      maxFeePerGas: 2n * baseFee + 3n,
      maxPriorityFeePerGas: 3n,
    })
    const price = { eth_feeHistory: away, eth_gasPrice: toHex(baseFee + 7n) }
    expect(await fees(price)).toMatchObject({ maxPriorityFeePerGas: 7n })
    const none = { eth_feeHistory: away, eth_gasPrice: away }
    expect(await fees(none)).toMatchObject({
      maxPriorityFeePerGas: baseFee / 10n,
    })
  })

  test.each([
    [8453, 5_000_000n, 10n ** 9n],
    [1, 10n ** 9n, 10n ** 11n],
    [31337, 10n ** 9n, 10n ** 10n],
    [31337, 0n, 2n * 10n ** 9n],
  ])(
    'behavior: a tip has a ceiling on chain %i at base fee %i',
    async (id, baseFee, ceiling) => {
      const { transaction } = await prepareTransaction({
        rpc: fakeRpc({
          eth_getBlockByNumber: { baseFeePerGas: toHex(baseFee) },
          eth_maxPriorityFeePerGas: toHex(10n ** 15n),
          eth_getBalance: toHex(10n ** 24n),
        }),
        ...{ chain: { ...chain, id }, from: account.address, request },
      })
      expect(transaction).toMatchObject({ maxPriorityFeePerGas: ceiling })
    },
  )

  test('behavior: a chain without a base fee', async () => {
    const prepare = async (fields: Record<string, unknown>) => {
      const { transaction } = await prepareTransaction({
        rpc: fakeRpc({
          eth_getBlockByNumber: {},
          eth_gasPrice: '0x64',
        }),
        ...{ chain, from: account.address },
        request: parse({ to: friend, value: '0x1', ...fields }),
      })
      return transaction
    }
    const plain = await prepare({})
    expect(plain).toMatchObject({ type: 'legacy', gasPrice: 100n })
    expect(plain).not.toHaveProperty('maxFeePerGas')
    const raw = await account.signTransaction(plain as never)
    expect(parseTransaction(raw)).toMatchObject({
      type: 'legacy',
      chainId: 31337,
    })
    expect(await prepare({ type: '0x0', gasPrice: '0x7' })).toMatchObject({
      ...{ type: 'legacy', gasPrice: 7n },
    })
    expect(await prepare({ maxFeePerGas: '0x9' })).toMatchObject({
      ...{ type: 'legacy', gasPrice: 9n },
    })
    const accessList = [{ address: friend, storageKeys: [] }]
    expect(await prepare({ accessList })).toMatchObject({
      ...{ type: 'eip2930', accessList, gasPrice: 100n },
    })
  })

  test('behavior: what replaces another pays an eighth more than it', async () => {
    const old = { chainId: 31337, gas: 21_000n, nonce: 7, to: friend } as const
    const replaced = await account.signTransaction({
      ...{ ...old, maxFeePerGas: 8_000_000_000n, type: 'eip1559' },
      maxPriorityFeePerGas: 80n,
    })
    const prepare = async (baseFeePerGas: Hex, raw: Hex) => {
      const { transaction } = await prepareTransaction({
        rpc: fakeRpc({ eth_getBlockByNumber: { baseFeePerGas } }),
        ...{ chain, from: account.address, replaced: raw, request },
      })
      return transaction
    }
    expect(await prepare('0x1', replaced)).toMatchObject({
      ...{ maxFeePerGas: 9_000_000_001n, maxPriorityFeePerGas: 91n },
    })
    const dear = await prepare('0x4a817c800', replaced)
    expect(dear).toMatchObject({ maxFeePerGas: 40_000_000_001n })
    const legacy = await account.signTransaction({
      ...{ ...old, gasPrice: 8_000_000_000n, type: 'legacy' },
    })
    expect(await prepare('0x1', legacy)).toMatchObject({
      maxFeePerGas: 9_000_000_001n,
      maxPriorityFeePerGas: 9_000_000_001n,
    })
  })

  test('behavior: a type that the app asks for on a chain with a base fee', async () => {
    const prepare = async (fields: Record<string, unknown>) => {
      const { transaction } = await prepareTransaction({
        ...{ chain, from: account.address, rpc: fakeRpc() },
        request: parse({ to: friend, value: '0x1', ...fields }),
      })
      return transaction
    }
    expect(
      await prepare({ type: 'legacy', gasPrice: '0x77359400' }),
    ).toMatchObject({ type: 'legacy', gasPrice: 2_000_000_000n })
    expect(await prepare({ type: '0x0' })).toMatchObject({
      ...{ type: 'legacy', gasPrice: 1_250_000_001n },
    })
    expect(await prepare({ gasPrice: '0x77359400' })).toMatchObject({
      ...{ type: 'eip1559', maxFeePerGas: 2_000_000_000n },
      maxPriorityFeePerGas: 2_000_000_000n,
    })
  })

  describe('what a rollup takes for data', () => {
    const word = (units: bigint) => pad(toHex(units), { size: 32 })
    const prepare = (oracle: unknown, fields: Record<string, unknown> = {}) =>
      prepareTransaction({
        rpc: fakeRpc({ eth_call: oracle, ...fields }),
        ...{ chain: { ...chain, id: 8453 }, from: account.address, request },
      })

    test('default: both parts, for L1 and for the operator', async () => {
      expect((await prepare(word(5n))).dataFee).toBe(10n)
    })

    test('behavior: it has to be there, too', async () => {
      const balance = { eth_getBalance: toHex(21_000n * 2_000_000_001n + 11n) }
      await expect(prepare(word(5n), balance)).resolves.toBeDefined()
      await expect(prepare(word(6n), balance)).rejects.toThrow(
        'insufficient funds',
      )
    })

    test.each([
      ['0x', undefined],
      [new HostError({ message: 'reverted', code: 3 }), undefined],
    ])(
      'behavior: a contract that does not answer (%s)',
      async (answer, fee) => {
        expect((await prepare(answer)).dataFee).toBe(fee)
        const elsewhere = await prepareTransaction({
          rpc: fakeRpc({ eth_call: answer }),
          ...{ chain, from: account.address, request },
        })
        expect(elsewhere.dataFee).toBe(0n)
        const marked = await prepareTransaction({
          rpc: fakeRpc({ eth_call: answer }),
          ...{ chain: { ...chain, isRollup: true }, from: account.address },
          request,
        })
        expect(marked.dataFee).toBe(fee)
      },
    )

    test('behavior: a chain that takes none is not asked', async () => {
      const rpc = fakeRpc({ eth_call: word(5n) })
      await prepareTransaction({
        ...{ rpc, chain: { ...chain, id: 1 }, from: account.address, request },
      })
      expect(rpc.mock.calls.map(([, method]) => method)).not.toContain(
        'eth_call',
      )
    })
  })

  test('error: a transaction that would revert', async () => {
    const rpc = fakeRpc({
      eth_estimateGas: new HostError({
        message: 'execution reverted: no',
        code: 3,
        data: '0x08c379a0',
      }),
    })
    await expect(
      prepareTransaction({ rpc, chain, from: account.address, request }),
    ).rejects.toMatchObject({
      code: -32000,
      message: 'execution reverted: no',
      data: '0x08c379a0',
    })
  })

  test('error: more than there is, fee included', async () => {
    const rpc = fakeRpc({ eth_getBalance: '0x1' })
    await expect(
      prepareTransaction({ rpc, chain, from: account.address, request }),
    ).rejects.toMatchObject({
      code: -32000,
      message: 'insufficient funds for gas * price + value',
    })
  })

  test('error: an unreadable answer', async () => {
    const rpc = fakeRpc({ eth_getTransactionCount: null })
    await expect(
      prepareTransaction({ rpc, chain, from: account.address, request }),
    ).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  })
})

async function sign(chainId: number) {
  return account.signTransaction({
    chainId,
    to: friend,
    value: 1n,
    gas: 21_000n,
    maxFeePerGas: 1n,
    nonce: 0,
  })
}

describe('broadcast', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('default', async () => {
    const raw = await sign(31337)
    const rpc = vi.fn(async () => '0xdead')
    expect(await broadcast({ rpc, chain, raw })).toBe(keccak256(raw))
    expect(rpc).toHaveBeenCalledExactlyOnceWith(
      chain,
      'eth_sendRawTransaction',
      [raw],
    )
  })

  test('behavior: the same bytes again while the node is away', async () => {
    const raw = await sign(31337)
    const rpc = vi
      .fn<() => Promise<unknown>>()
      .mockRejectedValueOnce(new RpcUnreachableError())
      .mockRejectedValueOnce(
        new HostError({ message: 'already known', code: -32000 }),
      )
    expect(await broadcast({ rpc, chain, raw })).toBe(keccak256(raw))
    expect(rpc).toHaveBeenCalledTimes(2)
  })

  test('behavior: the hash is the answer when nothing is known', async () => {
    vi.useFakeTimers()
    const raw = await sign(31337)
    const rpc = vi.fn(async () => {
      throw new RpcUnreachableError()
    })
    const sent = broadcast({ rpc, chain, raw })
    await vi.advanceTimersByTimeAsync(8_000)
    expect(await sent).toBe(keccak256(raw))
    expect(rpc).toHaveBeenCalledTimes(5)
  })

  test('behavior: nodes that take their time are not asked for more than 15 s', async () => {
    vi.useFakeTimers()
    const raw = await sign(31337)
    const rpc = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 10_000))
      throw new RpcUnreachableError()
    })
    const sent = broadcast({ rpc, chain, raw })
    await vi.advanceTimersByTimeAsync(21_000)
    expect(await sent).toBe(keccak256(raw))
    expect(rpc).toHaveBeenCalledTimes(2)
  })

  test('behavior: a device that was offline sends when it is online again', async () => {
    vi.useFakeTimers()
    const events = new EventTarget()
    const network = { onLine: false }
    vi.stubGlobal('navigator', network)
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
    vi.stubGlobal(
      'removeEventListener',
      events.removeEventListener.bind(events),
    )
    const raw = await sign(31337)
    const rpc = vi.fn(async () => {
      if (!network.onLine) throw new RpcUnreachableError()
      return '0x'
    })
    const sent = broadcast({ rpc, chain, raw })
    await vi.advanceTimersByTimeAsync(12_000)
    expect(rpc).toHaveBeenCalledOnce()
    network.onLine = true
    events.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(await sent).toBe(keccak256(raw))
    expect(rpc).toHaveBeenCalledTimes(2)
  })

  test('behavior: a used nonce after a lost answer is looked up', async () => {
    const raw = await sign(31337)
    const used = new HostError({ message: 'nonce too low', code: -32000 })
    const rpc = vi
      .fn<() => Promise<unknown>>()
      .mockRejectedValueOnce(new RpcUnreachableError())
      .mockRejectedValueOnce(used)
      .mockResolvedValueOnce({ hash: keccak256(raw) })
    expect(await broadcast({ rpc, chain, raw })).toBe(keccak256(raw))
    const first = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(used)
    await expect(broadcast({ rpc: first, chain, raw })).rejects.toBe(used)
  })
})

describe('checkRawTransaction', () => {
  test('default', async () => {
    const raw = await sign(31337)
    expect(parseTransaction(raw).chainId).toBe(31337)
    expect(() => checkRawTransaction([raw], 31337)).not.toThrow()
  })

  test('error: another chain', async () => {
    const raw = await sign(1)
    expect(() => checkRawTransaction([raw], 31337)).toThrow('another network')
  })

  test.each([[], ['0x'], ['0x02c0'], ['junk'], undefined])(
    'error: unreadable %j',
    (params) => {
      expect(() => checkRawTransaction(params, 31337)).toThrow('cannot be read')
    },
  )

  test('error: a legacy transaction that counts on every chain', async () => {
    const raw: Hex = await account.signTransaction({
      type: 'legacy',
      to: friend,
      gas: 21_000n,
      gasPrice: 1n,
      nonce: 0,
    })
    expect(() => checkRawTransaction([raw], 31337)).toThrow('cannot be read')
  })
})
