import {
  type Address,
  decodeFunctionData,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  maxUint256,
  parseAbi,
} from 'viem'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type Built,
  buildGenuine,
  createSwapFetch,
  createSwapNode,
  places,
  routerAbi,
} from '../../test/setup/chain/createSwapNode.js'
import { createSwapKit, swapper } from '../../test/setup/kit/createSwapKit.js'
import { getSwapQuote } from './getSwapQuote.js'
import { swap } from './swap.js'

const { gold, native, router, usd } = places
const evil = getAddress(`0x${'9'.repeat(40)}`)
const time = 1_700_000_000n
const deadline = time + 600n

type Pair = { amount: string; from: Address; to: Address; units: bigint }
const pairs = {
  coin: { amount: '1', from: native, to: usd, units: 10n ** 18n },
  token: { amount: '100', from: usd, to: gold, units: 10n ** 8n },
  back: { amount: '100', from: usd, to: native, units: 10n ** 8n },
} as const satisfies Record<string, Pair>

const genuine = (pair: Pair) =>
  buildGenuine({ amount: pair.units, deadline, from: pair.from, to: pair.to })

/**
 * Everything is real except node, service and wallet; the wallet only counts.
 */
async function setup(pair: Pair, parameters: { isApproved?: boolean } = {}) {
  const { isApproved = true } = parameters
  const answers = genuine(pair)
  let spoilt: { approve?: Built; swap?: Built } = {}
  vi.stubGlobal(
    'fetch',
    createSwapFetch(() => ({
      ...pair,
      ...answers,
      amount: pair.units,
      ...spoilt,
    })),
  )
  const node = createSwapNode({
    allowance: () => (isApproved ? maxUint256 : 0n),
    time,
  })
  const { kit, sent } = await createSwapKit({
    api: 'http://service.localhost',
    router,
    rpc: node.rpc,
    url: 'http://node.localhost',
    async intercept(request) {
      throw { code: 4001, message: request.method }
    },
  })
  const quote = await getSwapQuote(kit, pair)
  /** Returns what reaches the wallet, and the error. */
  async function run(change: typeof spoilt) {
    spoilt = change
    const before = sent().length
    const now = { ...quote, createdAt: Date.now() }
    const error = await swap(kit, { quote: now }).then(
      () => expect.unreachable('the wallet refuses everything'),
      (error) => error,
    )
    return { error, requests: sent().slice(before) }
  }
  return { ...answers, run }
}

/** Control: reaches the wallet with these bytes, once. */
async function assertControl(
  run: Awaited<ReturnType<typeof setup>>['run'],
  expected: { data: string; to: Address },
) {
  const { error, requests } = await run({})
  expect(error).toMatchObject({ code: 4001 })
  expect(requests).toHaveLength(1)
  expect(requests[0]?.params).toMatchObject([{ ...expected, from: swapper }])
}

const exact = (amount: bigint) =>
  encodeFunctionData({
    abi: erc20Abi,
    functionName: 'approve',
    args: [router, amount],
  })

beforeEach(() => vi.useRealTimers())

describe('each field in turn', () => {
  const other = parseAbi([
    'function setApprovalForAll(address operator, bool approved)',
    'function increaseAllowance(address spender, uint256 amount)',
    'function transfer(address to, uint256 amount)',
    'function transferFrom(address from, address to, uint256 amount)',
    'function delegate(address to)',
    'function execute(address to, bytes data)',
    'function multicall(bytes[] data)',
  ])
  const calls = {
    setApprovalForAll: [router, true],
    increaseAllowance: [router, 1n],
    transfer: [evil, 1n],
    transferFrom: [swapper, evil, 1n],
    delegate: [evil],
    execute: [evil, '0x'],
    multicall: [['0x']],
  } as const
  const foreign = Object.entries(calls).map(([functionName, args]) => ({
    name: functionName,
    data: encodeFunctionData({ abi: other, functionName, args } as never),
  }))

  test('error: build-approve', async () => {
    const { approve, run } = await setup(pairs.token, { isApproved: false })
    const approval = { data: exact(pairs.token.units), to: usd }
    await assertControl(run, approval)
    const toEvil = exact(maxUint256).replace(
      router.slice(2).toLowerCase(),
      evil.slice(2).toLowerCase(),
    )
    const changes: Record<string, Partial<Built>> = {
      'another target': { to: `eip155:31337:${evil}` },
      'the other token': { to: `eip155:31337:${gold}` },
      'the account as target': { to: approve.from },
      'another network': { to: `eip155:1:${usd}` },
      'another account': { from: `eip155:31337:${evil}` },
      'the account elsewhere': { from: `eip155:1:${swapper}` },
      'a coin along': { value: '1' },
      'another spender': { data: toEvil },
      'bytes behind': { data: `${approve.data}00` },
      'bytes missing': { data: approve.data.slice(0, -2) },
      'no bytes': { data: '0x' },
    }
    for (const { data, name } of foreign) changes[name] = { data }
    for (const [name, change] of Object.entries(changes)) {
      const { error, requests } = await run({
        approve: { ...approve, ...change },
      })
      expect(requests, name).toEqual([])
      expect(error, name).toMatchObject({ code: 'SWAP_REFUSED' })
    }
    await assertControl(run, approval)
  })

  test('behavior: limited or unlimited, the approval is exact', async () => {
    const { approve, run } = await setup(pairs.token, { isApproved: false })
    for (const amount of [0n, 1n, pairs.token.units + 1n, maxUint256]) {
      const { requests } = await run({
        approve: { ...approve, data: exact(amount) },
      })
      expect(requests.map(({ params }) => params)).toMatchObject([
        [{ data: exact(pairs.token.units), to: usd, value: '0x0' }],
      ])
    }
  })

  test.each(['coin', 'token', 'back'] as const)(
    'error: build-transaction of %s',
    async (key) => {
      const pair = pairs[key]
      const { run, swap } = await setup(pair)
      const control = { data: swap.data, to: router }
      await assertControl(run, control)
      const { args, functionName } = decodeFunctionData({
        abi: routerAbi,
        data: swap.data as Hex,
      })
      const encode = (index: number, value: unknown) => {
        const changed = args?.map((item, at) => (at === index ? value : item))
        return encodeFunctionData({
          abi: routerAbi,
          functionName,
          args: changed,
        } as never)
      }
      // The call for the native coin has no amount argument.
      const shift = key === 'coin' ? 0 : 1
      const path = args?.[shift + 1] as readonly Address[]
      const minimum = args?.[shift] as bigint
      const changes: Record<string, Partial<Built>> = {
        'another router': { to: `eip155:31337:${evil}` },
        'the token as router': { to: `eip155:31337:${usd}` },
        'another network': { to: `eip155:1:${router}` },
        'another account': { from: `eip155:31337:${evil}` },
        'the account elsewhere': { from: `eip155:1:${swapper}` },
        'more coin': { amount: String(pair.units + 1n) },
        'a little coin': { amount: '1' },
        'bytes behind': { data: `${swap.data}00` },
        'a word behind': { data: `${swap.data}${'0'.repeat(64)}` },
        'bytes missing': { data: swap.data.slice(0, -2) },
        'no bytes': { data: '0x' },
        'a lower minimum': { data: encode(shift, minimum - 1n) },
        'no minimum': { data: encode(shift, 0n) },
        'another receiver': { data: encode(shift + 2, evil) },
        'the router as receiver': { data: encode(shift + 2, router) },
        'a late deadline': { data: encode(shift + 3, time + 1201n) },
        'no deadline': { data: encode(shift + 3, maxUint256) },
        'one that has gone': { data: encode(shift + 3, time - 1n) },
        'a way that goes on': { data: encode(shift + 1, [...path, evil]) },
        'another target': { data: encode(shift + 1, [path[0], evil]) },
        'another source': { data: encode(shift + 1, [evil, path[1]]) },
        'a way by an unknown pool': {
          data: encode(shift + 1, [path[0], evil, path[1]]),
        },
        'the way back': { data: encode(shift + 1, [...path].reverse()) },
      }
      if (key !== 'coin') {
        changes['more than asked'] = { data: encode(0, pair.units + 1n) }
        changes['less than asked'] = { data: encode(0, pair.units - 1n) }
      }
      for (const { data, name } of foreign) changes[name] = { data }
      for (const [name, change] of Object.entries(changes)) {
        const { error, requests } = await run({ swap: { ...swap, ...change } })
        expect(requests, name).toEqual([])
        expect(error.code, name).toBe('SWAP_REFUSED')
      }
      await assertControl(run, control)
    },
  )

  test('behavior: gas settings of the service never reach the wallet', async () => {
    const { run, swap } = await setup(pairs.coin)
    const eip155 = { gas: '30000000', gasPrice: '999999999999999' }
    const { requests } = await run({ swap: { ...swap, eip155 } })
    const [request = {}] = (requests[0]?.params ?? []) as [object?]
    expect(Object.keys(request).sort()).toEqual(
      ['chainId', 'data', 'from', 'to', 'value'].sort(),
    )
  })

  test('error: quote that is too old, or from the future', async () => {
    for (const age of [30_000, -1_000]) {
      const { run } = await setup(pairs.coin)
      const now = Date.now()
      vi.spyOn(Date, 'now').mockReturnValueOnce(now - age)
      const { error, requests } = await run({})
      expect(error).toMatchObject({ code: 'QUOTE_EXPIRED' })
      expect(requests).toEqual([])
    }
  })
})

describe('random changes', () => {
  const RUNS = Number(process.env.LATCHKEY_SWAP_TAMPER_RUNS ?? 2_000)
  /** Mulberry32: deterministic. */
  function createRandom(seed: number) {
    let state = seed
    return (limit: number) => {
      state = (state + 0x6d2b79f5) | 0
      let t = Math.imul(state ^ (state >>> 15), 1 | state)
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
      return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * limit)
    }
  }
  type Random = ReturnType<typeof createRandom>
  const digits = '0123456789abcdef'

  /** Replaces one hex digit, from the end of the prefix on. */
  function flip(random: Random, text: string, start: number) {
    const at = start + random(text.length - start)
    const old = Number.parseInt(text[at] ?? '0', 16)
    const digit = digits[(old + 1 + random(15)) % 16]
    return `${text.slice(0, at)}${digit}${text.slice(at + 1)}`
  }

  function changeData(random: Random, data: string) {
    const at = 2 + 2 * random((data.length - 2) / 2)
    const byte = `${digits[random(16)]}${digits[random(16)]}`
    return [
      () => flip(random, data, 2),
      () => flip(random, data, 2),
      () => flip(random, data, 2),
      () => data.slice(0, at) + byte + data.slice(at),
      () => data.slice(0, at) + data.slice(at + 2),
      () => data.slice(0, at),
      () => data + byte,
    ][random(7)]?.() as string
  }

  function spoil(random: Random, tx: Built): Built {
    const address = 'eip155:31337:0x'.length
    const money = tx.value === undefined ? 'amount' : 'value'
    const more = String(BigInt(tx[money] ?? 0) + 1n + BigInt(random(1e9)))
    return [
      () => ({ ...tx, data: changeData(random, tx.data) }),
      () => ({ ...tx, data: changeData(random, tx.data) }),
      () => ({ ...tx, data: changeData(random, tx.data) }),
      () => ({ ...tx, to: flip(random, tx.to.toLowerCase(), address) }),
      () => ({ ...tx, from: flip(random, tx.from.toLowerCase(), address) }),
      () => ({ ...tx, to: tx.to.replace('31337', String(1 + random(31336))) }),
      () => ({ ...tx, from: tx.from.replace('31337', String(random(31337))) }),
      () => ({ ...tx, [money]: more }),
    ][random(8)]?.() as Built
  }

  /**
   * Changes left to the service, decided without the code under test: an
   * earlier or later deadline within 20 minutes, and more than the minimum.
   */
  function isHarmless(tx: Built, from: Built) {
    if (tx.to !== from.to || tx.from !== from.from) return false
    if (tx.amount !== from.amount || tx.value !== from.value) return false
    if (tx.data === from.data) return true
    try {
      const data = tx.data as Hex
      const decoded = decodeFunctionData({ abi: routerAbi, data })
      const genuine = decodeFunctionData({
        abi: routerAbi,
        data: from.data as Hex,
      })
      const args = decoded.args as readonly unknown[]
      const count = args.length
      const end = args[count - 1] as bigint
      const minimum = args[count - 4] as bigint
      const old = genuine.args as readonly unknown[]
      if (end < time || end > time + 1200n) return false
      if (minimum < (old[count - 4] as bigint)) return false
      const same = args.map((item, at) =>
        at === count - 1 || at === count - 4 ? old[at] : item,
      )
      const text = (values: unknown) =>
        JSON.stringify(values, (_key, value) =>
          typeof value === 'bigint' ? String(value) : value,
        )
      const encoded = encodeFunctionData({
        abi: routerAbi,
        ...decoded,
      } as never)
      return (
        decoded.functionName === genuine.functionName &&
        text(same) === text(old) &&
        encoded === data
      )
    } catch {
      return false
    }
  }

  test('error: none reaches the wallet', { timeout: 120_000 }, async () => {
    const random = createRandom(20_260_729)
    const count = { refused: 0, exact: 0, harmless: 0, controls: 0 }
    for (const key of ['coin', 'token', 'back', 'approve'] as const) {
      const isApproval = key === 'approve'
      const pair = isApproval ? pairs.token : pairs[key]
      const { approve, run, swap } = await setup(pair, {
        isApproved: !isApproval,
      })
      const control = isApproval
        ? { data: exact(pair.units), to: usd }
        : { data: swap.data, to: router }
      const original = isApproval ? approve : swap
      let tries = 0
      while (tries < RUNS / 4) {
        if (tries % 100 === 0) {
          await assertControl(run, control)
          count.controls++
        }
        const spoilt = spoil(random, original)
        if (!isApproval && isHarmless(spoilt, original)) {
          count.harmless++
          continue
        }
        tries++
        const { error, requests } = await run(
          isApproval ? { approve: spoilt } : { swap: spoilt },
        )
        // The amount of an approval is not read: the exact one is sent.
        const isOther = requests.some(
          ({ params }) => (params as [{ data: Hex }])[0].data !== control.data,
        )
        const isRefused = requests.length === 0
        if (isOther || (!isRefused && !isApproval))
          expect.unreachable(JSON.stringify({ key, original, spoilt }))
        if (isRefused) expect(error.code).not.toBe(4001)
        count[isRefused ? 'refused' : 'exact']++
      }
    }
    expect(count.refused + count.exact).toBe(RUNS)
    expect(count.refused).toBeGreaterThan(RUNS * 0.8)
    process.stdout.write(
      `${RUNS} spoilt answers: ${count.refused} refused, ${count.exact} led to the exact approval, 0 else; ${count.controls} controls passed; ${count.harmless} changed only what is the service's to choose\n`,
    )
  })
})
