import {
  type Address,
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  keccak256,
  parseEther,
  publicActions,
  stringToHex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test, vi } from 'vitest'
import { createWalletPage } from '../../../test/setup/frame/createWalletPage.js'
import { createRpc, type Rpc } from '../../wallet/src/node/createRpc.js'
import { createMemory } from '../../wallet/src/test/createMemory.js'
import { inEnglish } from '../../wallet/src/ui/language/createLanguage.js'
import { setupServices } from './setupServices.js'

// A process of its own: it starts chains.
const { get } = setupServices()
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const { mayLose } = inEnglish.strings.warnings

const client = () =>
  createTestClient({
    cacheTime: 0,
    mode: 'anvil',
    transport: http(get().chain.rpcUrl),
  }).extend(publicActions)

type Status = {
  capabilities?: { replacement: { cancelledBy: Hex } }
  receipts: { transactionHash: Hex }[]
  status: number
}

type Kept = {
  aliveAt: number
  attempts?: { hash: Hex; isCancelled?: boolean }[]
  operation: {
    hash: Hex
    request: { maxFeePerGas: Hex; maxPriorityFeePerGas: Hex; nonce: Hex }
  }
}

/** A wallet page on the real services, with 1,000 dollars. */
async function setup(
  parameters: {
    coins?: bigint
    hasBundler?: boolean
    intercept?: (rpc: Rpc) => Rpc
    key?: Hex
    memory?: ReturnType<typeof createMemory>
  } = {},
) {
  const { coins = parseEther('1'), hasBundler = true } = parameters
  const { intercept = (rpc) => rpc } = parameters
  const { key = generatePrivateKey(), memory = createMemory() } = parameters
  const { address } = privateKeyToAccount(key)
  await get().control.fund(address)
  await client().setBalance({ address, value: coins })
  const usd = get().tokens.usd.address as Address
  const { bundler, paymaster } = get().urls
  const page = createWalletPage({
    ...(hasBundler && { bundlerUrls: [bundler] }),
    hasSmartAccounts: true,
    ...{ key, memory },
    paymasters: [new URL(paymaster).origin],
    rpcUrls: get().chains.map(({ rpcUrl }) => [rpcUrl]),
    rpc: intercept(createRpc()),
  })
  const pay = (amount: bigint) => ({
    to: usd,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [bob, amount],
    }),
  })
  const request = (more: object) =>
    page.request('wallet_sendCalls', [
      { version: '2.0.0', chainId: '0x7a69', ...more },
    ]) as Promise<{ id: string }>
  const send = (id: string, capabilities: object = {}) =>
    request({ calls: [pay(2n), pay(3n)], capabilities, id })
  /** The bundler has it when it resolves. */
  async function sendHeld(id: string, capabilities: object = {}) {
    hold()
    const before = get().control.bundler.pending()
    await send(id, capabilities)
    await vi.waitFor(() =>
      expect(
        get()
          .control.bundler.pending()
          .some((hash) => !before.includes(hash)),
      ).toBe(true),
    )
  }
  const replace = (id: string, action: string, more: object = {}) =>
    request({
      calls: [{ to: address }],
      capabilities: { replacement: { action } },
      ...{ id, ...more },
    })
  const getStatus = (id: string) =>
    page.request('wallet_getCallsStatus', [id]) as Promise<Status>
  async function settle(id: string) {
    for (;;) {
      const status = await getStatus(id)
      if (status.status !== 100) return status
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  async function getPaid() {
    const left = await client().readContract({
      ...{ abi: erc20Abi, address: usd, args: [address] },
      functionName: 'balanceOf',
    })
    return 1_000_000_000n - left
  }
  async function readKept() {
    const [name = ''] = ((await memory.get('bundles')) ?? []) as string[]
    return (await memory.get(name)) as Kept
  }
  const readFees = async () => {
    const { request } = (await readKept()).operation
    return [
      BigInt(request.maxFeePerGas),
      BigInt(request.maxPriorityFeePerGas),
    ] as const
  }
  return {
    ...{ address, getPaid, getStatus, key, memory, page, readFees, readKept },
    ...{ replace, request, send, sendHeld, settle },
  }
}

/** The bundler keeps operations back: they are pending. */
const hold = () => get().control.bundler.setMode('hold')
const flush = () => get().control.bundler.flush()
const sponsored = (more: object = {}) => ({
  paymasterService: { url: get().urls.paymaster, ...more },
})

/** What the bundler has been given stays with it, whatever it is. */
const isSent = (rpc: Rpc, onSent: (request: never) => void): Rpc => {
  return async (chain, method, params) => {
    if (method === 'eth_sendUserOperation') onSent((params as [never])[0])
    return rpc(chain, method, params)
  }
}

describe('user operations', () => {
  test('default: sped up, both fees rise by more than a tenth, paid once', async () => {
    const { getPaid, page, readFees, readKept, replace, sendHeld, settle } =
      await setup()
    await sendHeld('one')
    const [most, tip] = await readFees()
    const { hash } = (await readKept()).operation
    expect(await replace('one', 'speedUp')).toEqual({ id: 'one' })
    const [higher, higherTip] = await readFees()
    expect(higher * 10n).toBeGreaterThanOrEqual(most * 11n)
    expect(higherTip * 10n).toBeGreaterThanOrEqual(tip * 11n)
    const kept = await readKept()
    expect(kept.operation.hash).not.toBe(hash)
    // The bundler has one of the two.
    expect(get().control.bundler.pending()).toContain(kept.operation.hash)
    expect(get().control.bundler.pending()).not.toContain(hash)
    const [first, card] = page.cards
    expect(card).toMatchObject({
      action: 'Speed up',
      tree: [{ value: '0.000002 USDL' }, { value: '0.000003 USDL' }],
    })
    expect(JSON.parse(card?.raw ?? '').nonce).toBe(
      JSON.parse(first?.raw ?? '').nonce,
    )
    await flush()
    expect(await settle('one')).toMatchObject({ status: 200 })
    expect(await getPaid()).toBe(5n)
  })

  test('behavior: again and again, paid once', async () => {
    const { getPaid, readFees, replace, sendHeld, settle } = await setup()
    await sendHeld('one')
    const prices = [await readFees()]
    for (let time = 0; time < 3; time++) {
      await replace('one', 'speedUp')
      prices.push(await readFees())
    }
    for (const [index, [most, tip]] of prices.slice(1).entries()) {
      const [before = 0n, tipBefore = 0n] = prices[index] ?? []
      expect(most * 10n).toBeGreaterThanOrEqual(before * 11n)
      expect(tip * 10n).toBeGreaterThanOrEqual(tipBefore * 11n)
    }
    await flush()
    expect(await settle('one')).toMatchObject({ status: 200 })
    expect(await getPaid()).toBe(5n)
  })

  test('behavior: at least what the bundler takes by now', async () => {
    const { getPaid, readFees, replace, sendHeld, settle } = await setup()
    await sendHeld('one')
    const [, tip] = await readFees()
    // Far more than an eighth above what was signed.
    const gwei = Number((tip * 3n) / 1_000_000_000n)
    get().control.bundler.setPrice(gwei)
    await replace('one', 'speedUp')
    const [, higher] = await readFees()
    // What is taken soon is a tenth above what is taken.
    expect(higher).toBe(BigInt(gwei) * 1_100_000_000n)
    await flush()
    expect(await settle('one')).toMatchObject({ status: 200 })
    expect(await getPaid()).toBe(5n)
  })

  // guard: bundler price
  test('error: a bundler that asks for far more than the network', async () => {
    const { page, replace, sendHeld } = await setup()
    await sendHeld('one')
    get().control.bundler.setPrice(1_000)
    await expect(replace('one', 'speedUp')).rejects.toMatchObject({
      code: -32000,
      message: expect.stringContaining('far more'),
    })
    expect(page.cards).toHaveLength(1)
  })

  test('behavior: cancelled, nothing is paid', async () => {
    const { getPaid, page, readKept, replace, send, sendHeld, settle } =
      await setup()
    await sendHeld('one')
    expect(await replace('one', 'cancel')).toEqual({ id: 'one' })
    expect(page.cards[1]).toMatchObject({
      ...{ action: 'Cancel a transaction', tree: undefined },
      warnings: [mayLose],
    })
    await flush()
    const done = await settle('one')
    expect(done).toMatchObject({ receipts: [], status: 400 })
    const { cancelledBy = '0x' } = done.capabilities?.replacement ?? {}
    const receipt = await client().getTransactionReceipt({ hash: cancelledBy })
    expect(receipt.status).toBe('success')
    expect(await getPaid()).toBe(0n)
    expect((await readKept()).attempts).toMatchObject([
      {},
      { isCancelled: true },
    ])
    // The id is used up: the same again is refused.
    await expect(send('one')).rejects.toMatchObject({ code: 5720 })
  })

  test('behavior: a sponsored operation of an account without a coin', async () => {
    const { getPaid, page, replace, sendHeld, settle } = await setup({
      coins: 0n,
    })
    await sendHeld('one', sponsored())
    await replace('one', 'speedUp')
    expect(JSON.stringify(page.cards[1]?.rows)).toContain('Local sponsor')
    await replace('one', 'cancel')
    await flush()
    expect(await settle('one')).toMatchObject({ status: 400 })
    expect(await getPaid()).toBe(0n)
    await sendHeld('two', sponsored())
    await flush()
    expect(await settle('two')).toMatchObject({ status: 200 })
    expect(await getPaid()).toBe(5n)
  })

  test('behavior: gas paid with a token, of which the calls stay the same', async () => {
    const usd = get().tokens.usd.address
    const { getPaid, page, replace, sendHeld, settle } = await setup({
      coins: 0n,
    })
    await sendHeld('one', sponsored({ context: { token: usd } }))
    await replace('one', 'speedUp')
    expect(page.cards[1]?.tree).toHaveLength(2)
    await flush()
    expect(await settle('one')).toMatchObject({ status: 200 })
    const paid = await getPaid()
    expect(paid).toBeGreaterThan(5n)
    const { callData } = JSON.parse(page.cards[1]?.raw ?? '')
    const pays = (amount: string) => callData.split(amount).length - 1
    expect(pays('a9059cbb')).toBe(2)
  })
})

describe('lost races', () => {
  test.each(['speedUp', 'cancel'])(
    'behavior: %s while the first one is being mined',
    async (action) => {
      const { getPaid, page, replace, sendHeld, settle } = await setup()
      await sendHeld('one')
      page.state.onCard = flush
      await replace('one', action).catch(() => {})
      const done = await settle('one')
      expect(done).toMatchObject({ status: 200 })
      expect(done.capabilities).toBeUndefined()
      expect(await getPaid()).toBe(5n)
      page.state.onCard = undefined
      await expect(replace('one', action)).rejects.toMatchObject({
        code: -32000,
      })
      expect(await getPaid()).toBe(5n)
    },
  )

  test.each(['speedUp', 'cancel'])(
    'behavior: %s that the bundler refuses leaves the first one',
    async (action) => {
      const { getPaid, readKept, replace, sendHeld, settle } = await setup({
        intercept: (rpc) => {
          let count = 0
          return async (chain, method, params) => {
            if (method === 'eth_sendUserOperation' && count++ === 1) {
              const { HostError } = await import(
                '../../../src/frame/host/HostError.js'
              )
              throw new HostError({
                ...{ code: -32602, message: 'Replacement underpriced' },
              })
            }
            return rpc(chain, method, params)
          }
        },
      })
      await sendHeld('one')
      const { operation } = await readKept()
      await expect(replace('one', action)).rejects.toMatchObject({
        code: -32000,
        message: expect.stringContaining('underpriced'),
      })
      expect((await readKept()).operation.hash).toBe(operation.hash)
      await flush()
      expect(await settle('one')).toMatchObject({ status: 200 })
      expect(await getPaid()).toBe(5n)
    },
  )

  // guard: attempts
  test.each(['speedUp', 'cancel'])(
    'behavior: the first one lands though the bundler has taken the %s',
    async (action) => {
      const sent: never[] = []
      let isLost = false
      const { getPaid, replace, sendHeld, settle } = await setup({
        intercept: (rpc) => {
          const watched = isSent(rpc, (request) => sent.push(request))
          return async (chain, method, params) => {
            // It says that it has it, and throws it away.
            if (isLost && method === 'eth_sendUserOperation')
              return keccak256(stringToHex('lost'))
            return watched(chain, method, params)
          }
        },
      })
      await sendHeld('one')
      isLost = true
      await replace('one', action)
      await flush()
      const done = await settle('one')
      expect(done).toMatchObject({ status: 200 })
      expect(done.receipts).toHaveLength(1)
      expect(await getPaid()).toBe(5n)
    },
  )

  // guard: replaced by another tab
  test('behavior: what another tab has replaced meanwhile is left alone', async () => {
    const first = await setup()
    const { key, memory } = first
    await first.sendHeld('one')
    const other = await setup({ key, memory })
    first.page.state.onCard = async () => {
      await other.replace('one', 'cancel')
    }
    await expect(first.replace('one', 'speedUp')).rejects.toMatchObject({
      ...{ code: -32000, message: expect.stringContaining('meanwhile') },
    })
    expect((await first.readKept()).attempts).toHaveLength(2)
    await flush()
    expect(await first.settle('one')).toMatchObject({ status: 400 })
    expect(await first.getPaid()).toBe(0n)
  })

  test('behavior: two tabs at once, one of them replaces it', async () => {
    const first = await setup()
    const { key, memory } = first
    await first.sendHeld('one')
    const other = await setup({ key, memory })
    const answers = await Promise.allSettled([
      first.replace('one', 'speedUp'),
      other.replace('one', 'cancel'),
    ])
    expect(
      answers.filter(({ status }) => status === 'fulfilled').length,
    ).toBeGreaterThan(0)
    await flush()
    const done = await first.settle('one')
    const paid = await first.getPaid()
    // Either happened, and is told.
    expect([done.status, paid]).toEqual(
      done.status === 200 ? [200, 5n] : [400, 0n],
    )
    expect(await other.settle('one')).toMatchObject({ status: done.status })
  })

  test('behavior: after a reload the replacement is sent again', async () => {
    const { getPaid, key, memory, readKept, replace, sendHeld } = await setup()
    await sendHeld('one')
    await replace('one', 'speedUp')
    const { hash } = (await readKept()).operation
    // The bundler forgets everything.
    get().control.bundler.setMode('drop')
    const later = await setup({ key, memory })
    const [name = ''] = ((await memory.get('bundles')) ?? []) as string[]
    const kept = (await memory.get(name)) as Kept
    expect(kept.operation.hash).toBe(hash)
    await memory.set(name, { ...kept, aliveAt: kept.aliveAt - 11_000 })
    get().control.bundler.setMode('mine')
    await flush()
    expect(await later.settle('one')).toMatchObject({ status: 200 })
    expect(await getPaid()).toBe(5n)
  })
})

describe('calls without a bundler', () => {
  test.each([['speedUp'], ['cancel']])(
    'default: %s of a batch that is one transaction',
    async (action) => {
      const { getPaid, page, replace, send, settle } = await setup({
        hasBundler: false,
      })
      await client().setAutomine(false)
      try {
        await send('one')
        await replace('one', action)
        expect(page.cards[1]).toMatchObject(
          action === 'cancel'
            ? { action: 'Cancel a transaction', warnings: [mayLose] }
            : { action: 'Speed up', tree: [{}, {}] },
        )
        await client().mine({ blocks: 1 })
        const done = await settle('one')
        expect(done.status).toBe(action === 'cancel' ? 400 : 200)
        expect(done.capabilities !== undefined).toBe(action === 'cancel')
        await client().mine({ blocks: 2 })
        expect(await getPaid()).toBe(action === 'cancel' ? 0n : 5n)
      } finally {
        await client().setAutomine(true)
      }
    },
  )

  test('behavior: the first one is faster', async () => {
    const { getPaid, page, replace, send, settle } = await setup({
      hasBundler: false,
    })
    await client().setAutomine(false)
    try {
      await send('one')
      page.state.onCard = async () => {
        await client().mine({ blocks: 1 })
      }
      await expect(replace('one', 'cancel')).rejects.toMatchObject({
        message: expect.stringContaining('nonce too low'),
      })
      const done = await settle('one')
      expect(done).toMatchObject({ status: 200 })
      expect(await getPaid()).toBe(5n)
    } finally {
      await client().setAutomine(true)
    }
  })
})

describe('what may not be replaced', () => {
  test('error: an unknown id, or one of another app', async () => {
    const { replace } = await setup()
    await expect(replace('other', 'cancel')).rejects.toMatchObject({
      code: 5730,
    })
  })

  test('error: what is done', async () => {
    const { getPaid, page, replace, send, settle } = await setup()
    await send('one')
    await settle('one')
    const cards = page.cards.length
    await expect(replace('one', 'cancel')).rejects.toMatchObject({
      code: -32000,
    })
    expect(page.cards).toHaveLength(cards)
    expect(await getPaid()).toBe(5n)
  })

  // guard: nothing
  test('error: calls that a wallet without it would make', async () => {
    const { page, replace, request, sendHeld } = await setup()
    await sendHeld('one')
    for (const calls of [
      [{ to: bob }],
      [{ to: bob, value: '0x1' }],
      [{ to: bob }, { to: bob }],
    ])
      await expect(replace('one', 'speedUp', { calls })).rejects.toMatchObject({
        code: -32602,
      })
    await expect(replace('one', 'other')).rejects.toMatchObject({
      code: -32602,
    })
    await expect(
      request({
        calls: [{ to: page.account.address }],
        capabilities: { replacement: { action: 'cancel' } },
      }),
    ).rejects.toMatchObject({ code: -32602 })
    expect(page.cards).toHaveLength(1)
  })

  test('behavior: rejected, the first one is as before', async () => {
    const { getPaid, page, replace, sendHeld, settle } = await setup()
    await sendHeld('one')
    page.state.verdict = 'reject'
    await expect(replace('one', 'cancel')).rejects.toMatchObject({ code: 4001 })
    await flush()
    expect(await settle('one')).toMatchObject({ status: 200 })
    expect(await getPaid()).toBe(5n)
  })
})
