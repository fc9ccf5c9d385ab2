import {
  type Address,
  concat,
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  keccak256,
  pad,
  parseAbi,
  parseEther,
  publicActions,
  stringToHex,
  toHex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test, vi } from 'vitest'
import { createWalletPage } from '../../../test/setup/frame/createWalletPage.js'
import {
  DELEGATE,
  DELEGATION_MANAGER,
  ENTRY_POINT,
  toDelegatedCode,
} from '../../wallet/src/core/contracts.js'
import { createRpc, type Rpc } from '../../wallet/src/node/createRpc.js'
import { encodeExecute } from '../../wallet/src/requests/smartAccount/encodeExecute.js'
import { createMemory } from '../../wallet/src/test/createMemory.js'
import { setupServices } from './setupServices.js'

// A process of its own: it starts chains.
const { get } = setupServices()
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const client = () =>
  createTestClient({
    cacheTime: 0,
    mode: 'anvil',
    transport: http(get().chain.rpcUrl),
  }).extend(publicActions)

type Status = {
  atomic: boolean
  receipts: { logs: { address: string }[]; status: string }[]
  status: number
}

/** A wallet page on the real services, with 1,000 dollars and no coin. */
async function setup(
  parameters: {
    coins?: bigint
    intercept?: (rpc: Rpc) => Rpc
    key?: Hex
    memory?: ReturnType<typeof createMemory>
  } = {},
) {
  const { coins = 0n, intercept = (rpc) => rpc } = parameters
  const { key = generatePrivateKey(), memory = createMemory() } = parameters
  const { address } = privateKeyToAccount(key)
  await get().control.fund(address)
  await client().setBalance({ address, value: coins })
  const usd = get().tokens.usd.address as Address
  const { bundler, paymaster } = get().urls
  const page = createWalletPage({
    bundlerUrls: [bundler],
    hasSmartAccounts: true,
    ...{ key, memory },
    paymasters: [new URL(paymaster).origin],
    rpcUrls: get().chains.map(({ rpcUrl }) => [rpcUrl]),
    rpc: intercept(createRpc()),
  })
  const send = (
    calls: object[],
    { capabilities = sponsored(), ...more }: Record<string, unknown> = {},
  ) =>
    page.request('wallet_sendCalls', [
      { version: '2.0.0', chainId: '0x7a69', calls, capabilities, ...more },
    ]) as Promise<{ id: string }>
  const getStatus = (id: string) =>
    page.request('wallet_getCallsStatus', [id]) as Promise<Status>
  async function settle({ id }: { id: string }) {
    for (;;) {
      const status = await getStatus(id)
      if (status.status !== 100) return status
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const getDollars = (owner: Address = address) =>
    client().readContract({
      abi: erc20Abi,
      address: usd,
      args: [owner],
      functionName: 'balanceOf',
    })
  const pay = (amount: bigint) => ({
    to: usd,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [bob, amount],
    }),
  })
  const getCode = () => client().getCode({ address })
  return {
    ...{ address, getCode, getDollars, getStatus, key, memory, page, pay },
    ...{ send, settle, usd },
  }
}

const sponsored = (more: object = {}) => ({
  paymasterService: { url: get().urls.paymaster, ...more },
})

/** Answers a method in place of the services. */
const answering =
  (
    method: string,
    answer: (ask: () => Promise<never>, params: never[]) => unknown,
  ) =>
  (rpc: Rpc): Rpc =>
  async (chain, asked, params) => {
    const ask = () => rpc(chain, asked, params) as Promise<never>
    return asked === method ? answer(ask, params as never[]) : ask()
  }

/** A bundler that says it has taken an operation, and throws it away. */
const dropping = answering('eth_sendUserOperation', async () =>
  keccak256(stringToHex('foreign')),
)

const isBundler = (chain: { rpcUrls: readonly string[] }) =>
  chain.rpcUrls[0] === get().urls.bundler

describe('wallet_sendCalls with a bundler', () => {
  test('default: an account without a coin pays dollars in one approval', async () => {
    const { address, getCode, getDollars, page, pay, send, settle, usd } =
      await setup()
    const getAbilities = async () =>
      (
        (await page.request('wallet_getCapabilities', [address])) as Record<
          string,
          object
        >
      )['0x7a69']
    expect(await getAbilities()).toMatchObject({
      atomic: { status: 'ready' },
      atomicBatch: { supported: true },
      paymasterService: { supported: true },
    })
    const done = await settle(await send([pay(5_000_000n)]))
    expect(done).toMatchObject({ atomic: true, status: 200 })
    expect(done.receipts).toHaveLength(1)
    // Only what the calls have logged, and nothing of the entry point.
    expect(
      done.receipts[0]?.logs.map((log) => log.address.toLowerCase()),
    ).toEqual([usd.toLowerCase()])
    expect(await getCode()).toBe(toDelegatedCode(DELEGATE))
    expect(await getDollars()).toBe(995_000_000n)
    expect(await client().getBalance({ address })).toBe(0n)
    const [card] = page.cards
    expect(page.cards).toHaveLength(1)
    expect(card).toMatchObject({ action: 'Send', amount: '5 USDL' })
    expect(card?.rows).toContainEqual(
      expect.objectContaining({
        label: 'Network fee',
        value: 'Paid by “Local sponsor”',
        note: expect.stringMatching(/^at most 0\.\d+ ETH$/),
      }),
    )
    expect(card?.rows.map(({ label }) => label)).toContain('Upgrade')
    // It does what the card has said.
    expect(card?.expected).toBeUndefined()
    // Later ones need no upgrade.
    const second = await settle(await send([pay(1n), pay(2n)]))
    expect(second).toMatchObject({ atomic: true, status: 200 })
    expect(second.receipts[0]?.logs).toHaveLength(2)
    expect(
      page.signed.filter(({ kind }) => kind === 'signAuthorization'),
    ).toHaveLength(1)
    expect(page.cards[1]?.rows.map(({ label }) => label)).not.toContain(
      'Upgrade',
    )
  })

  test('default: without a sponsor the account pays', async () => {
    const { address, getDollars, page, pay, send, settle } = await setup({
      coins: parseEther('1'),
    })
    const none = { capabilities: {} }
    const { id } = await send([pay(1n), pay(2n)], none)
    expect(await settle({ id })).toMatchObject({ atomic: true, status: 200 })
    expect(await getDollars()).toBe(999_999_997n)
    expect(await client().getBalance({ address })).toBeLessThan(parseEther('1'))
    expect(page.cards[0]?.rows.map(({ label }) => label)).toContain(
      'Fee, at most',
    )
    expect(page.cards[0]?.expected?.rows[0]).toMatchObject({
      ...{ label: 'You pay', value: '0.000003 USDL' },
    })
    expect(page.signed.map(({ kind }) => kind)).not.toContain('signTransaction')
    // A single call stays an ordinary transaction.
    await settle(await send([pay(1n)], none))
    expect(page.signed.at(-1)?.kind).toBe('signTransaction')
  })

  test('error: an account without a coin and without a sponsor', async () => {
    const { page, pay, send } = await setup()
    await expect(
      send([pay(1n), pay(2n)], { capabilities: {} }),
    ).rejects.toMatchObject({ code: -32000 })
    expect(page.cards).toEqual([])
  })

  test('behavior: nothing is signed before the user approves', async () => {
    const { getCode, page, pay, send } = await setup()
    page.state.verdict = 'reject'
    await expect(send([pay(1n)])).rejects.toMatchObject({ code: 4001 })
    expect(page.signed).toEqual([])
    expect(await getCode()).toBeUndefined()
  })

  test('behavior: what is shown is what is signed', async () => {
    const { page, pay, send, settle } = await setup()
    await settle(await send([pay(1n), pay(2n)]))
    const { upgrade, ...shown } = JSON.parse(page.cards[0]?.raw ?? '')
    const signed = (kind: string) =>
      page.signed.find((one) => one.kind === kind)?.value
    expect(upgrade).toEqual(signed('signAuthorization'))
    const { message } = signed('signTypedData') as never
    expect(message).toMatchObject({
      callData: shown.callData,
      nonce: BigInt(shown.nonce),
      preVerificationGas: BigInt(shown.preVerificationGas),
      sender: shown.sender,
    })
    expect(
      (message as { paymasterAndData: string }).paymasterAndData,
    ).toContain(shown.paymasterData.slice(2))
  })

  test('error: a call that fails is refused before the card, and undoes all if it fails later', async () => {
    const { address, getDollars, page, pay, send, settle, usd } = await setup()
    await expect(send([pay(1n), pay(2_000_000_000n)])).rejects.toMatchObject({
      code: -32000,
      data: expect.stringMatching(/^0x/),
    })
    expect(page.cards).toHaveLength(0)
    page.state.onCard = async () => {
      // The dollars leave between the card and the approval.
      await client().impersonateAccount({ address })
      await client().setBalance({ address, value: parseEther('1') })
      await client().request({
        method: 'eth_sendTransaction',
        params: [{ from: address, ...pay(999_999_999n), to: usd }],
      } as never)
    }
    await expect(send([pay(1n), pay(2n)])).rejects.toMatchObject({
      code: -32000,
      message: expect.stringContaining('meanwhile'),
    })
    page.state.onCard = undefined
    await settle(await send([pay(1n)]))
    await get().control.fund(address)
    expect(await getDollars()).toBe(0n)
  })

  test('error: a batch that reverts on the chain has status 500', async () => {
    const { address, getDollars, pay, page, send, settle, usd } = await setup()
    await settle(await send([pay(1n)]))
    page.state.onCard = async () => {
      await client().impersonateAccount({ address })
      await client().setBalance({ address, value: parseEther('1') })
      await client().request({
        method: 'eth_sendTransaction',
        params: [{ from: address, ...pay(999_999_990n), to: usd }],
      } as never)
    }
    const before = await getDollars(bob)
    const status = await settle(await send([pay(5n), pay(6n)]))
    expect(status).toMatchObject({
      // The entry point says why.
      receipts: [
        { logs: [{ address: ENTRY_POINT.toLowerCase() }], status: '0x0' },
      ],
      status: 500,
    })
    expect(await getDollars(bob)).toBe(before + 999_999_990n)
  })

  test('param: paymasterService', async () => {
    const { page, pay, send, settle } = await setup({ coins: parseEther('1') })
    const foreign = { url: 'https://paymaster.example/rpc' }
    const ask = (service: object) =>
      send([pay(1n)], { capabilities: { paymasterService: service } })
    await expect(ask(foreign)).rejects.toMatchObject({ code: 5700 })
    await expect(ask({})).rejects.toMatchObject({ code: 5700 })
    await expect(
      ask({ url: get().urls.paymaster, context: 'x' }),
    ).rejects.toMatchObject({ code: -32602 })
    expect(page.cards).toHaveLength(0)
    // An optional one is left out.
    await settle(await ask({ ...foreign, optional: true }))
    expect(page.signed.map(({ kind }) => kind)).toEqual(['signTransaction'])
    get().control.setFault({
      ...{ service: 'bundler', mode: '500', path: '/paymaster/*' },
    })
    await expect(ask({ url: get().urls.paymaster })).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    })
    await settle(await ask({ url: get().urls.paymaster, optional: true }))
    expect(page.signed.at(-1)?.kind).toBe('signTransaction')
    expect(
      await page
        .request('wallet_sendCalls', [
          { version: '2.0.0', calls: [pay(1n)], capabilities: { other: {} } },
        ])
        .catch(({ code }) => code),
    ).toBe(5700)
  })

  test('behavior: without its bundler the account sends batches itself', async () => {
    get().control.setFault({ service: 'bundler', mode: 'down' })
    const { address, page, pay, send, settle } = await setup({
      coins: parseEther('1'),
    })
    expect(
      await page.request('wallet_getCapabilities', [address]),
    ).toMatchObject({ '0x7a69': { atomic: { status: 'ready' } } })
    expect(
      JSON.stringify(await page.request('wallet_getCapabilities', [address])),
    ).not.toContain('paymasterService')
    const none = { capabilities: {} }
    expect(await settle(await send([pay(1n), pay(2n)], none))).toMatchObject({
      status: 200,
    })
    expect(page.signed.map(({ kind }) => kind)).toContain('signTransaction')
    await expect(send([pay(1n)])).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    })
  })
})

describe('exactly once', () => {
  test('behavior: one id is one nonce, for every page and session', async () => {
    const { getDollars, key, pay, send, settle } = await setup()
    const id = `once-${Math.random()}`
    await settle(await send([pay(5n)], { id }))
    await expect(send([pay(5n)], { id })).rejects.toMatchObject({ code: 5720 })
    // Another browser knows nothing of the first one but the chain.
    const other = await setup({ key })
    await expect(other.send([pay(5n)], { id })).rejects.toMatchObject({
      code: 5720,
    })
    expect(await getDollars()).toBe(999_999_995n)
  })

  test('behavior: an operation that was dropped is sent again, after a reload too', async () => {
    const { getDollars, key, memory, pay, send } = await setup({
      intercept: dropping,
    })
    const { id } = await send([pay(5n)], { id: 'dropped' })
    const later = await setup({ key, memory })
    await ageBundles(memory)
    expect(await later.settle({ id })).toMatchObject({ status: 200 })
    await ageBundles(memory)
    expect(await later.getStatus(id)).toMatchObject({ status: 200 })
    expect(await getDollars()).toBe(999_999_995n)
  })

  test('behavior: a lost answer changes nothing', async () => {
    let isLost = true
    const { getDollars, pay, send, settle } = await setup({
      intercept: answering('eth_sendUserOperation', async (ask) => {
        const answer = await ask()
        if (!isLost) return answer
        isLost = false
        throw new Error('lost')
      }),
    })
    expect(await settle(await send([pay(5n)]))).toMatchObject({ status: 200 })
    expect(await getDollars()).toBe(999_999_995n)
  })

  test.each([
    ['is pending', false],
    // Mined between the look for it and the look at the account, which then
    // needs no upgrade.
    ['and was seen late is pending', true],
  ])(
    'behavior: a block that is taken back %s, then sent again',
    async (_, isLate) => {
      let isBlind = isLate
      const { getDollars, memory, pay, send, settle, getStatus } = await setup({
        intercept: answering('eth_getLogs', async (ask) =>
          isBlind ? [] : ask(),
        ),
      })
      const snapshot = await client().snapshot()
      const { id } = await send([pay(5n)])
      if (isLate)
        await vi.waitFor(async () => {
          const [bundle] = await readBundles(memory)
          expect(bundle?.operation.request).not.toHaveProperty('eip7702Auth')
        })
      isBlind = false
      await settle({ id })
      await client().revert({ id: snapshot })
      expect(await getDollars()).toBe(1_000_000_000n)
      expect(await getStatus(id)).toMatchObject({ receipts: [], status: 100 })
      await ageBundles(memory)
      expect(await settle({ id })).toMatchObject({ status: 200 })
      expect(await getDollars()).toBe(999_999_995n)
    },
  )

  test('behavior: a refused operation is over', async () => {
    const refusing = await setup({
      intercept: answering('eth_sendUserOperation', async () => {
        const { HostError } = await import(
          '../../../src/frame/host/HostError.js'
        )
        throw new HostError({ code: -32507, message: 'AA24 signature error' })
      }),
    })
    const { id } = await refusing.send([refusing.pay(5n)])
    expect(await refusing.settle({ id })).toMatchObject({
      receipts: [],
      status: 400,
    })
    expect(await refusing.getDollars()).toBe(1_000_000_000n)
  })

  test('behavior: an upgrade that lost its nonce after it was sent is signed again', async () => {
    let drops = 0
    const { address, getCode, getDollars, page, pay, send, settle } =
      await setup({
        coins: parseEther('1'),
        intercept: answering('eth_sendUserOperation', async (ask) => {
          if (drops++ > 0) return ask()
          // Bundlers drop it when another transaction uses the nonce.
          await client().impersonateAccount({ address })
          await client().request({
            method: 'eth_sendTransaction',
            params: [{ from: address, to: bob, value: '0x1' }],
          } as never)
          return keccak256(stringToHex('dropped'))
        }),
      })
    const done = await settle(await send([pay(5n)]))
    expect(done).toMatchObject({ status: 200 })
    expect(drops).toBe(2)
    expect(await getCode()).toBe(toDelegatedCode(DELEGATE))
    expect(await getDollars()).toBe(999_999_995n)
    const upgrades = page.signed.filter(
      ({ kind }) => kind === 'signAuthorization',
    )
    expect(upgrades.map(({ value }) => value)).toMatchObject([
      { address: DELEGATE, nonce: 0 },
      { address: DELEGATE, nonce: 1 },
    ])
    expect(page.cards).toHaveLength(1)
  })

  test('behavior: it is signed again after a reload, too', async () => {
    const coins = parseEther('1')
    const first = await setup({ coins, intercept: dropping })
    const { address, getCode, getDollars, key, memory, pay } = first
    const { id } = await first.send([pay(5n)], { id: 'reloaded' })
    first.page.state.isSignedIn = false
    await client().impersonateAccount({ address })
    await client().request({
      method: 'eth_sendTransaction',
      params: [{ from: address, to: bob, value: '0x1' }],
    } as never)
    const later = await setup({ coins, key, memory })
    await ageBundles(memory)
    expect(await later.settle({ id })).toMatchObject({ status: 200 })
    expect(later.page.signed).toMatchObject([
      { kind: 'signAuthorization', value: { address: DELEGATE, nonce: 1 } },
    ])
    expect(later.page.cards).toEqual([])
    expect(await getCode()).toBe(toDelegatedCode(DELEGATE))
    expect(await getDollars()).toBe(999_999_995n)
  })

  test('behavior: it is not signed again once the session is over', async () => {
    const { address, getCode, page, pay, send } = await setup({
      coins: parseEther('1'),
      intercept: dropping,
    })
    await send([pay(5n)])
    page.state.isSignedIn = false
    await client().impersonateAccount({ address })
    await client().request({
      method: 'eth_sendTransaction',
      params: [{ from: address, to: bob, value: '0x1' }],
    } as never)
    const count = () =>
      page.signed.filter(({ kind }) => kind === 'signAuthorization').length
    // A round of looking after it, and one more.
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    expect(count()).toBe(1)
    expect(await getCode()).toBeUndefined()
  })

  test('behavior: another operation at the nonce means 400', async () => {
    const first = await setup({ intercept: dropping })
    const { id } = await first.send([first.pay(5n)], { id: 'shared' })
    const other = await setup({ key: first.key })
    await other.settle(await other.send([first.pay(7n)], { id: 'shared' }))
    expect(await first.settle({ id })).toMatchObject({ status: 400 })
    expect(await first.getDollars()).toBe(999_999_993n)
  })
})

/** As if the last sending was a while ago. */
type Kept = {
  aliveAt: number
  key: string
  operation: { request: object }
}

async function readBundles(memory: ReturnType<typeof createMemory>) {
  const keys = ((await memory.get('bundles')) ?? []) as string[]
  return Promise.all(
    keys.map(async (key) => ({ ...((await memory.get(key)) as Kept), key })),
  )
}

async function ageBundles(memory: ReturnType<typeof createMemory>) {
  for (const { key, ...bundle } of await readBundles(memory))
    await memory.set(key, { ...bundle, aliveAt: bundle.aliveAt - 11_000 })
}

describe('services that lie', () => {
  const refuses = async (intercept: (rpc: Rpc) => Rpc) => {
    const { getCode, page, pay, send } = await setup({ intercept })
    await expect(send([pay(5n)])).rejects.toMatchObject({ code: -32000 })
    expect(page.cards).toEqual([])
    expect(page.signed).toEqual([])
    expect(await getCode()).toBeUndefined()
  }

  test.each([
    ['callData', '0x'],
    ['sender', bob],
    ['nonce', '0x1'],
    ['callGasLimit', '0xfffffff'],
    ['maxFeePerGas', '0xfffffffffff'],
    ['factory', bob],
    ['initCode', bob],
    ['eip7702Auth', { address: bob }],
  ])('error: a paymaster that changes %s', async (field, value) => {
    for (const method of ['pm_getPaymasterStubData', 'pm_getPaymasterData'])
      await refuses(
        answering(method, async (ask) => ({
          ...((await ask()) as object),
          [field]: value,
        })),
      )
  })

  test('error: a paymaster with another address in the end', async () => {
    await refuses(
      answering('pm_getPaymasterData', async (ask) => ({
        ...((await ask()) as object),
        paymaster: bob,
      })),
    )
  })

  test('behavior: the name of a sponsor is foreign text', async () => {
    const { page, pay, send } = await setup({
      intercept: answering('pm_getPaymasterStubData', async (ask) => ({
        ...((await ask()) as object),
        sponsor: { name: `\u202Eevil\u0000${'x'.repeat(99)}` },
      })),
    })
    await send([pay(5n)])
    const row = page.cards[0]?.rows.find(({ testId }) => testId === 'sponsor')
    expect(row?.value).toMatch(/^Paid by “evilx{27}…”$/)
  })

  test.each(['callGasLimit', 'verificationGasLimit', 'preVerificationGas'])(
    'error: a bundler that asks for ten times the gas (%s)',
    async (field) => {
      await refuses(
        answering('eth_estimateUserOperationGas', async (ask) => {
          const honest = (await ask()) as Record<string, Hex>
          const sum = Object.values(honest).reduce(
            (total, gas) => total + BigInt(gas),
            0n,
          )
          return { ...honest, [field]: toHex(10n * sum) }
        }),
      )
    },
  )

  describe('on a rollup that takes a fee for data', () => {
    const FEE = 10n ** 17n
    /** The bundler asks for `share` percent of what the chain takes. */
    const rollup =
      (share: bigint): ((rpc: Rpc) => Rpc) =>
      (rpc) =>
      async (chain, method, params) => {
        const [first] = (params ?? []) as [never]
        const { to } = (first ?? {}) as { to?: string }
        if (method === 'eth_call' && to?.startsWith('0x4200'))
          return pad(toHex(FEE))
        const answer = await rpc(chain, method, params)
        if (method !== 'eth_estimateUserOperationGas') return answer
        const { maxFeePerGas } = first as { maxFeePerGas: Hex }
        const gas = ((FEE / BigInt(maxFeePerGas)) * share) / 100n
        return { ...(answer as object), preVerificationGas: toHex(gas) }
      }

    test.each([100n, 200n, 500n])(
      'behavior: it is not far more gas (%i %)',
      async (share) => {
        const { page, pay, send } = await setup({ intercept: rollup(share) })
        page.state.verdict = 'reject'
        await expect(send([pay(5n)])).rejects.toMatchObject({ code: 4001 })
        expect(page.cards).toHaveLength(1)
      },
    )

    test('error: a bundler that asks for ten times the fee', async () => {
      await refuses(rollup(1_000n))
    })
  })

  test('behavior: a bundler that asks for too little gas', async () => {
    const { pay, send, settle } = await setup({
      intercept: answering('eth_estimateUserOperationGas', async (ask) => ({
        ...((await ask()) as object),
        callGasLimit: '0x1',
      })),
    })
    expect(await settle(await send([pay(5n), pay(6n)]))).toMatchObject({
      status: 200,
    })
  })

  test('behavior: hash and receipt of a bundler count for nothing', async () => {
    const asked: string[] = []
    const lie = (rpc: Rpc): Rpc => {
      return async (chain, method, params) => {
        if (isBundler(chain)) asked.push(method)
        return dropping(rpc)(chain, method, params)
      }
    }
    const { getDollars, getStatus, pay, send } = await setup({ intercept: lie })
    // It says that it has taken it, and has thrown it away.
    const { id } = await send([pay(5n)])
    expect(await getStatus(id)).toMatchObject({ receipts: [], status: 100 })
    expect(await getDollars()).toBe(1_000_000_000n)
    expect(asked).not.toContain('eth_getUserOperationReceipt')
  })

  test('error: a bundler of another chain', async () => {
    const { address, page, pay, send } = await setup({
      intercept: (rpc) => async (chain, method, params) =>
        isBundler(chain) && method === 'eth_chainId'
          ? '0x1'
          : rpc(chain, method, params),
    })
    expect(
      JSON.stringify(await page.request('wallet_getCapabilities', [address])),
    ).not.toContain('paymasterService')
    await expect(send([pay(5n)])).rejects.toMatchObject({ code: 5700 })
    expect(page.signed).toEqual([])
  })

  test('error: a bundler without EntryPoint 0.7', async () => {
    const { address, page } = await setup({
      intercept: answering('eth_supportedEntryPoints', async () => [bob]),
    })
    expect(
      JSON.stringify(await page.request('wallet_getCapabilities', [address])),
    ).not.toContain('paymasterService')
  })

  test('error: a chain that claims EIP-7702 and has none', async () => {
    const { pay, send } = await setup({
      // It takes authorizations, and they cost nothing.
      intercept: (rpc) => async (chain, method, params) =>
        method === 'eth_estimateGas' &&
        JSON.stringify(params).includes('authorizationList')
          ? '0x5208'
          : rpc(chain, method, params),
    })
    await expect(send([pay(5n)])).rejects.toMatchObject({ code: 5700 })
    await expect(
      send([pay(5n), pay(6n)], { atomicRequired: true, capabilities: {} }),
    ).rejects.toMatchObject({ code: 5760 })
  })

  test('error: a foreign delegate is neither replaced nor paid for without a card', async () => {
    const { address, getCode, page, pay, send } = await setup()
    const foreign = toDelegatedCode(bob)
    await client().setCode({ address, bytecode: foreign })
    expect(
      JSON.stringify(await page.request('wallet_getCapabilities', [address])),
    ).not.toContain('paymasterService')
    page.state.verdict = 'reject'
    await expect(send([pay(5n)])).rejects.toMatchObject({ code: 5700 })
    await expect(
      send([pay(5n)], { atomicRequired: true }),
    ).rejects.toMatchObject({ code: 5750 })
    for (const { rows } of page.cards)
      expect(rows).toContainEqual(
        expect.objectContaining({ label: 'Code to remove', value: bob }),
      )
    expect(page.cards).toHaveLength(2)
    expect(page.signed).toEqual([])
    expect(await getCode()).toBe(foreign)
  })

  test('behavior: a foreign delegate is replaced once both cards are approved', async () => {
    const { address, getCode, getDollars, page, pay, send, settle } =
      await setup()
    const bytecode = toDelegatedCode(get().tokens.usd.address as Address)
    await client().setCode({ address, bytecode })
    const done = await settle(await send([pay(5n)]))
    expect(done).toMatchObject({ atomic: true, status: 200 })
    expect(page.cards).toHaveLength(2)
    expect(await getCode()).toBe(toDelegatedCode(DELEGATE))
    expect(await getDollars()).toBe(999_999_995n)
  })

  test('error: a pending transaction holds up the upgrade', async () => {
    const { address, page, pay, send } = await setup()
    await client().setAutomine(false)
    try {
      await client().impersonateAccount({ address })
      await client().setBalance({ address, value: parseEther('1') })
      await client().request({
        method: 'eth_sendTransaction',
        params: [{ from: address, to: bob, value: '0x1' }],
      } as never)
      await expect(send([pay(5n)])).rejects.toMatchObject({ code: -32000 })
      expect(page.cards).toHaveLength(0)
    } finally {
      await client().setAutomine(true)
      await client().mine({ blocks: 1 })
    }
  })
})

type Request = (method: string, params: unknown[]) => Promise<unknown>

describe('eth_sendUserOperation', () => {
  const callData = (calls: { data: Hex; to: Address }[]) =>
    encodeExecute(calls.map((call) => ({ ...call, value: 0n })))
  const sendOperation = (
    { address, page }: Awaited<ReturnType<typeof setup>>,
    operation: object,
    entryPoint: unknown = ENTRY_POINT,
  ) =>
    page.request('eth_sendUserOperation', [
      { sender: address, ...operation },
      entryPoint,
    ]) as Promise<Hex>

  test('default', async () => {
    const account = await setup({ coins: parseEther('1') })
    const { getDollars, page, pay } = account
    const hash = await sendOperation(account, {
      callData: callData([pay(2n), pay(3n)]),
      nonce: toHex(5n << 64n),
      // Left to the wallet.
      maxFeePerGas: '0xffffffffffffff',
      signature: '0x1234',
    })
    expect(page.cards[0]?.tree?.map(({ label }) => label)).toEqual([
      '1. Send',
      '2. Send',
    ])
    const ask = (method: string, params: unknown[]) =>
      page.request(method, params) as Promise<Record<string, unknown> | null>
    let receipt = await ask('eth_getUserOperationReceipt', [hash])
    while (!receipt) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      receipt = await ask('eth_getUserOperationReceipt', [hash])
    }
    expect(receipt).toMatchObject({ success: true, userOpHash: hash })
    expect(await getDollars()).toBe(999_999_995n)
    const found = await ask('eth_getUserOperationByHash', [hash])
    expect(found?.userOperation).not.toMatchObject({
      maxFeePerGas: '0xffffffffffffff',
    })
    expect(await ask('eth_supportedEntryPoints', [])).toEqual([ENTRY_POINT])
    expect(page.cards).toHaveLength(1)
    // Its nonce is used.
    await expect(
      sendOperation(account, {
        callData: callData([pay(2n)]),
        nonce: toHex(5n << 64n),
      }),
    ).rejects.toMatchObject({ code: 5720 })
    // One call, in the mode for one.
    const single = encodeFunctionData({
      abi: parseAbi(['function execute(bytes32, bytes)']),
      args: [pad('0x'), concat([pay(4n).to, pad('0x'), pay(4n).data])],
    })
    await sendOperation(account, { callData: single })
    expect(page.cards[1]).toMatchObject({ action: 'Send' })
  })

  test.each([
    ['factory', bob],
    ['factoryData', '0x12'],
    ['initCode', bob],
    ['paymaster', bob],
    ['paymasterAndData', bob],
    ['paymasterData', '0x12'],
    ['eip7702Auth', { address: bob }],
    ['authorization', { address: bob }],
  ])('error: the app sets %s', async (field, value) => {
    const account = await setup({ coins: parseEther('1') })
    const operation = { callData: callData([account.pay(1n)]), [field]: value }
    await expect(sendOperation(account, operation)).rejects.toMatchObject({
      code: -32602,
    })
    expect(account.page.cards).toEqual([])
  })

  const readReceipt = (page: { request: Request }, hash: Hex) =>
    page.request('eth_getUserOperationReceipt', [hash]) as Promise<Record<
      string,
      unknown
    > | null>

  test('behavior: an upgrade that lost its nonce is signed again after a reload', async () => {
    const coins = parseEther('1')
    const first = await setup({ coins, intercept: dropping })
    const { address, getCode, getDollars, key, memory, pay } = first
    const hash = await sendOperation(first, { callData: callData([pay(5n)]) })
    first.page.state.isSignedIn = false
    await client().impersonateAccount({ address })
    await client().request({
      method: 'eth_sendTransaction',
      params: [{ from: address, to: bob, value: '0x1' }],
    } as never)
    const { page } = await setup({ coins, key, memory })
    await ageBundles(memory)
    let receipt = await readReceipt(page, hash)
    while (!receipt) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      receipt = await readReceipt(page, hash)
    }
    expect(receipt).toMatchObject({ success: true, userOpHash: hash })
    expect(page.signed).toMatchObject([
      { kind: 'signAuthorization', value: { address: DELEGATE, nonce: 1 } },
    ])
    expect(page.cards).toEqual([])
    expect(await getCode()).toBe(toDelegatedCode(DELEGATE))
    // Once, however often it is asked for.
    await ageBundles(memory)
    await readReceipt(page, hash)
    expect(await getDollars()).toBe(999_999_995n)
    expect(page.signed).toHaveLength(1)
  })

  test('error: an operation that will never be carried out', async () => {
    const coins = parseEther('1')
    const first = await setup({ coins, intercept: dropping })
    const { getDollars, key, memory, pay } = first
    const nonce = toHex(7n << 64n)
    const hash = await sendOperation(first, {
      ...{ callData: callData([pay(5n)]), nonce },
    })
    expect(await readReceipt(first.page, hash)).toBe(null)
    const other = await setup({ coins, key })
    const done = await sendOperation(other, {
      ...{ callData: callData([pay(7n)]), nonce },
    })
    while (!(await readReceipt(other.page, done)))
      await new Promise((resolve) => setTimeout(resolve, 20))
    // After a reload, too.
    const { page } = await setup({ coins, key, memory })
    await expect(readReceipt(page, hash)).rejects.toMatchObject({
      ...{ code: -32000, message: 'The operation was not carried out' },
    })
    expect(await getDollars()).toBe(999_999_993n)
    // Another app did not send it and gets the answer of the bundler.
    expect(await readReceipt(other.page, hash)).toBe(null)
  })

  test('error: calls that only the wallet may make, and others', async () => {
    const account = await setup({ coins: parseEther('1') })
    const { address, page, pay } = account
    const fails = async (operation: object, code: number, point?: string) =>
      expect(sendOperation(account, operation, point)).rejects.toMatchObject({
        code,
      })
    const data = '0x12345678'
    for (const to of [address, DELEGATION_MANAGER, ENTRY_POINT])
      await fails({ callData: callData([{ data, to }]) }, 4100)
    await fails({ callData: callData([]) }, -32602)
    await fails({ callData: '0x12345678' }, -32602)
    await fails({ callData: callData([pay(1n)]) }, -32602, bob)
    await fails({ callData: callData([pay(1n)]), sender: bob }, 4100)
    await fails({ callData: callData([pay(1n)]), nonce: '5' }, -32602)
    expect(page.cards).toEqual([])
    expect(page.signed).toEqual([])
  })
})
