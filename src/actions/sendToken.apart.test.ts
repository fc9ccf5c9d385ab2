import artifact from '@openzeppelin/contracts/build/contracts/ERC20PresetFixedSupply.json' with {
  type: 'json',
}
import { connect, createConfig, disconnect } from '@wagmi/core'
import {
  type Address,
  createTestClient,
  custom,
  getAddress,
  type Hex,
  HttpRequestError,
  http,
  publicActions,
  UserRejectedRequestError,
  walletActions,
} from 'viem'
import { anvil as chain } from 'viem/chains'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
  vi,
} from 'vitest'
import { listSteps } from '../../test/setup/chain/listSteps.js'
import { startAnvil } from '../../test/setup/chain/startAnvil.js'
import { createWallet } from '../../test/setup/wallet/createWallet.js'
import { FrameRequestAbortedError } from '../core/errors/frame.js'
import { createKit } from '../createKit.js'
import { getSendStatus } from './getSendStatus.js'
import { sendToken as run } from './sendToken.js'

const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const stranger = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** Narrows the result: all chains in this file are EVM chains. */
async function sendToken(...parameters: Parameters<typeof run>) {
  const result = await run(...parameters)
  if (result.namespace !== 'eip155') return expect.unreachable()
  return result
}

const otherChain = { ...chain, id: 31338, name: 'Other' }

let node: Awaited<ReturnType<typeof startAnvil>>
let client: ReturnType<typeof createClient>
let token: Address
let to: Address
let nonce: number
let count = 0

function createClient() {
  return createTestClient({
    chain,
    mode: 'anvil',
    pollingInterval: 20,
    transport: http(node.url),
  })
    .extend(publicActions)
    .extend(walletActions)
}

beforeAll(async () => {
  node = await startAnvil()
  client = createClient()
  const hash = await client.deployContract({
    abi: artifact.abi,
    account: from,
    args: ['Gold', 'GLD', 10n ** 24n, from],
    bytecode: artifact.bytecode as Hex,
  })
  const receipt = await client.waitForTransactionReceipt({ hash })
  token = receipt.contractAddress as Address
})

afterAll(() => node?.stop())

beforeEach(async () => {
  to = `0x${(++count).toString(16).padStart(40, '9')}`
  nonce = await client.getTransactionCount({ address: from })
})

afterEach(async () => {
  vi.useRealTimers()
  await client.setAutomine(true)
})

type Intercept = createWallet.Parameters['intercept']
type Request = Parameters<NonNullable<Intercept>>[0]
type Answer = (
  request: { method: string; params?: unknown },
  send: (request: { method: string; params?: unknown }) => Promise<unknown>,
) => Promise<unknown>

async function setup(
  parameters: {
    accounts?: () => readonly Address[]
    chainId?: number
    id?: string
    intercept?: Intercept
    rpc?: Answer
    storage?: Map<string, string>
  } = {},
) {
  const { accounts = () => [from], chainId = 31337, rpc } = parameters
  const { storage = new Map() } = parameters
  const wallet = createWallet({
    accounts,
    chainId,
    id: parameters.id,
    intercept: parameters.intercept,
    url: node.url,
  })
  const plain = http(node.url)({ chain, retryCount: 0 })
  const transport = custom(
    {
      request: (request) =>
        rpc
          ? rpc(request, (request) => plain.request(request as never))
          : plain.request(request as never),
    },
    { retryCount: 0 },
  )
  const config = createConfig({
    chains: [chain, otherChain],
    connectors: [wallet.connector],
    multiInjectedProviderDiscovery: false,
    pollingInterval: 20,
    storage: null,
    transports: { 31337: transport, 31338: transport },
  })
  const [connector] = config.connectors
  if (connector) await connect(config, { connector })
  const kit = createKit({
    config,
    projectId: 'test',
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      removeItem: (key) => void storage.delete(key),
      setItem: (key, value) => void storage.set(key, value),
    },
  })
  const sent = () =>
    wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')
  return { config, kit, sent, storage, wallet }
}

const received = () =>
  client.readContract({
    abi: artifact.abi,
    address: token,
    functionName: 'balanceOf',
    args: [to],
  })

/**
 * Transactions of the account since the test began, as counted by the chain.
 */
const mined = async () =>
  (await client.getTransactionCount({ address: from })) - nonce

const fail = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('it was sent'),
    (error) => error,
  )

describe('default', () => {
  test('default: token', async () => {
    const { kit, storage, sent } = await setup()
    const onStep = vi.fn()
    const { hash, receipt } = await sendToken(kit, {
      amount: '1.5',
      onStep,
      to,
      token,
    })
    expect(await received()).toBe(1_500_000_000_000_000_000n)
    expect(receipt.status).toBe('success')
    expect(listSteps(onStep)).toEqual([
      { step: 'preparing', hash: undefined, sentToNetwork: 'no' },
      { step: 'approving', hash: undefined, sentToNetwork: 'unknown' },
      { step: 'confirming', hash, sentToNetwork: 'unknown' },
      { step: 'confirmed', hash, sentToNetwork: 'yes' },
    ])
    expect(sent()[0]?.params).toMatchObject([
      { chainId: '0x7a69', from, to: getAddress(token), value: '0x0' },
    ])
    expect([...storage.keys()]).toEqual(['latchkey.receivers'])
  })

  test('default: native coin', async () => {
    const { kit } = await setup()
    await sendToken(kit, {
      amount: '0.000000000000000001',
      to,
      token: 'native',
    })
    expect(await client.getBalance({ address: to })).toBe(1n)
  })

  test('param: token as CAIP-19', async () => {
    const { kit } = await setup()
    const erc20 = `eip155:31337/erc20:${token}`
    await sendToken(kit, { amount: '2', to, token: erc20 })
    expect(await received()).toBe(2n * 10n ** 18n)
    const native = 'eip155:31337/slip44:60'
    await sendToken(kit, { amount: '1', to, token: native })
    expect(await client.getBalance({ address: to })).toBe(10n ** 18n)
  })

  test('param: confirmations', async () => {
    const { kit } = await setup()
    const promise = sendToken(kit, { amount: '1', confirmations: 3, to, token })
    let isDone = false
    promise.then(() => {
      isDone = true
    })
    await vi.waitFor(async () => expect(await mined()).toBe(1))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(isDone).toBe(false)
    await client.mine({ blocks: 2 })
    await promise
  })

  test.each([Number.NaN, 0, -1, 0.5])(
    'param: confirmations, %d is invalid and means 1',
    async (confirmations) => {
      const { kit, storage } = await setup()
      await sendToken(kit, { amount: '1', confirmations, to, token })
      expect(await mined()).toBe(1)
      expect(storage.get('latchkey.sendIntents')).toBe(undefined)
    },
  )

  test('param: confirmations, waits out a fraction', async () => {
    const { kit } = await setup()
    const promise = sendToken(kit, {
      amount: '1',
      confirmations: 1.5,
      to,
      token,
    })
    await vi.waitFor(async () => expect(await mined()).toBe(1))
    await client.mine({ blocks: 1 })
    await promise
  })

  test('param: chainId, switches the wallet first', async () => {
    const { config, kit } = await setup({ chainId: 31338 })
    const onStep = vi.fn()
    await sendToken(kit, { amount: '1', chainId: 31337, onStep, to, token })
    expect(listSteps(onStep).map(({ step }) => step)).toEqual([
      'preparing',
      'switching',
      'approving',
      'confirming',
      'confirmed',
    ])
    expect(config.state.chainId).toBe(31337)
  })

  test.each([
    [4902, 'CHAIN_NOT_SUPPORTED'],
    [4001, 4001],
  ])('error: wallet does not switch, %s', async (inner, code) => {
    const { config, kit } = await setup({ chainId: 31338 })
    const [connector] = config.connectors
    if (!connector) throw new Error('there is no connector')
    // As wagmi's injected connector reports it, whatever the wallet said.
    vi.spyOn(connector, 'switchChain').mockRejectedValue(
      new UserRejectedRequestError(
        Object.assign(new Error('no'), { code: inner }),
      ),
    )
    await expect(
      sendToken(kit, { amount: '1', chainId: 31337, to, token }),
    ).rejects.toMatchObject({ code })
  })

  test('behavior: token whose transfer returns nothing', async () => {
    const { kit } = await setup()
    const address = await setToken(returnNothing)
    await sendToken(kit, { amount: '1.5', to, token: address })
    expect(await mined()).toBe(1)
  })
})

describe('rejected before signing', () => {
  const cases: Record<
    string,
    [Partial<run.Parameters> | (() => object), string, string]
  > = {
    'no amount': [
      { amount: '' },
      'AMOUNT_AND_RECEIVER_REQUIRED',
      'An amount and receiver address are required',
    ],
    'no receiver': [
      { to: '' },
      'AMOUNT_AND_RECEIVER_REQUIRED',
      'An amount and receiver address are required',
    ],
    'no token': [{ token: '' }, 'TOKEN_REQUIRED', 'A token is required'],
    'a malformed address': [
      { to: '0x1234' },
      'INVALID_ADDRESS',
      "That address isn't valid",
    ],
    'a wrong checksum': [
      { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79c8' },
      'INVALID_ADDRESS',
      "That address isn't valid",
    ],
    'an address of Solana': [
      { to: 'So11111111111111111111111111111111111111112' },
      'WRONG_NAMESPACE',
      'This address is for a different kind of network',
    ],
    'another namespace': [
      { chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' },
      'UNSUPPORTED_CHAIN',
      'Unsupported chain',
    ],
    'a chain that is not configured': [
      { chainId: 1 },
      'CHAIN_NOT_SUPPORTED',
      'Chain is not supported',
    ],
    'a token of another network': [
      () => ({ chainId: 31338, token: `eip155:31337/erc20:${token}` }),
      'INVALID_TOKEN',
      "This token isn't on this network",
    ],
    'a token without code': [
      { token: stranger },
      'INVALID_TOKEN',
      "This token isn't on this network",
    ],
    'an amount with an exponent': [
      { amount: '1e3' },
      'INVALID_AMOUNT',
      'Enter the amount in digits, without thousands separators',
    ],
    'more fraction digits than the token has': [
      { amount: '0.0000000000000000001' },
      'TOO_MANY_DECIMALS',
      'This token has only 18 decimal places',
    ],
    zero: [
      { amount: '0.00' },
      'AMOUNT_ZERO',
      'The amount must be more than zero',
    ],
    'more than the balance': [
      { amount: '1000001' },
      'INSUFFICIENT_BALANCE',
      'Not enough balance',
    ],
    'more than any balance': [
      { amount: '9'.repeat(78) },
      'INSUFFICIENT_BALANCE',
      'Not enough balance',
    ],
    'the zero address': [
      { to: `0x${'0'.repeat(40)}`, token: 'native' },
      'INVALID_ADDRESS',
      'What is sent to this address is lost',
    ],
    'the contract of the token itself': [
      () => ({ to: getAddress(token) }),
      'INVALID_ADDRESS',
      'What is sent to this address is lost',
    ],
    'the whole native balance, without the fee': [
      () => ({ amount: '9999.9999999', token: 'native' }),
      'INSUFFICIENT_BALANCE',
      'Not enough balance',
    ],
    'an account that is not connected': [
      { account: stranger },
      'NOT_CONNECTED',
      'Connect a wallet first',
    ],
  }
  for (const [name, [given, code, shortMessage]] of Object.entries(cases))
    test(`error: ${name}`, async () => {
      const { kit, storage, wallet } = await setup()
      if (name.startsWith('the whole'))
        await client.setBalance({ address: from, value: 10n ** 22n })
      const change = typeof given === 'function' ? given() : given
      const error = await fail(
        sendToken(kit, { amount: '1', to, token, ...change }),
      )
      expect(error).toMatchObject({ code, sentToNetwork: 'no', shortMessage })
      expect(wallet.requests).toEqual([])
      expect(storage.get('latchkey.sendIntents')).toBe(undefined)
    })

  test('error: not connected', async () => {
    const { config, kit } = await setup()
    await disconnect(config)
    const error = await fail(sendToken(kit, { amount: '1', to, token }))
    expect(error).toMatchObject({ code: 'NOT_CONNECTED' })
  })

  test('error: transfer returns false', async () => {
    const { kit, sent } = await setup()
    const address = await setToken(returnFalse)
    const error = await fail(
      sendToken(kit, { amount: '1', to, token: address }),
    )
    expect(error).toMatchObject({
      shortMessage: 'The token refuses this transfer',
    })
    expect(sent()).toEqual([])
  })

  test('error: account is switched away meanwhile', async () => {
    let accounts: readonly Address[] = [from]
    const { kit, sent } = await setup({ accounts: () => accounts })
    const onStep = () => {
      accounts = [stranger]
    }
    const error = await fail(sendToken(kit, { amount: '1', onStep, to, token }))
    expect(error).toMatchObject({
      code: 'NOT_CONNECTED',
      shortMessage: 'This account is no longer connected',
    })
    expect(sent()).toEqual([])
  })

  test('behavior: account and chain change during the wallet prompt', async () => {
    const { config, kit, sent } = await setup({
      intercept(request, send) {
        if (request.method === 'eth_sendTransaction')
          config.connectors[0]?.emitter.emit('change', {
            accounts: [stranger],
            chainId: otherChain.id,
          })
        return send(request)
      },
    })
    const { caipNetworkId } = await sendToken(kit, { amount: '1', to, token })
    expect(caipNetworkId).toBe('eip155:31337')
    expect(await received()).toBe(10n ** 18n)
    expect(sent()).toMatchObject([{ params: [{ chainId: '0x7a69', from }] }])
    expect(kit.config.state.connections.values().next().value).toMatchObject({
      accounts: [stranger],
      chainId: otherChain.id,
    })
  })

  test('error: node is down', async () => {
    const { kit } = await setup({
      rpc: async () => {
        throw new Error('offline')
      },
    })
    const error = await fail(sendToken(kit, { amount: '1', to, token }))
    expect(error.sentToNetwork ?? 'no').toBe('no')
    expect(error.shortMessage).toBeTruthy()
  })

  test('param: signal, aborted before the approval', async () => {
    const { kit, sent, storage } = await setup()
    const controller = new AbortController()
    const error = await fail(
      sendToken(kit, {
        amount: '1',
        onStep: ({ step }) => step === 'approving' && controller.abort(),
        signal: controller.signal,
        to,
        token,
      }),
    )
    expect(error).toMatchObject({ code: 'ABORTED' })
    expect(sent()).toEqual([])
    expect(storage.get('latchkey.sendIntents')).toBe(undefined)
  })
})

describe('sent at most once', () => {
  const send = { amount: '1.5' }
  const isSend = ({ method }: { method: string }) =>
    method === 'eth_sendTransaction'

  test('behavior: a double click is deduplicated', async () => {
    const { kit, sent } = await setup()
    const onStep = vi.fn()
    const [one, two] = await Promise.all([
      sendToken(kit, { ...send, to, token }),
      sendToken(kit, { ...send, onStep, to, token }),
    ])
    expect(one.hash).toBe(two.hash)
    expect(onStep).toHaveBeenCalledWith({
      step: 'confirmed',
      hash: one.hash,
      sentToNetwork: 'yes',
    })
    expect(sent()).toHaveLength(1)
    expect(await mined()).toBe(1)
  })

  test('param: signal, one of two callers aborts', async () => {
    let approve = () => {}
    const { kit, sent } = await setup({
      intercept: async (request, send) => {
        await new Promise<void>((resolve) => {
          approve = resolve
        })
        return send(request)
      },
    })
    const controller = new AbortController()
    const { signal } = controller
    const one = sendToken(kit, { ...send, to, token })
    const two = fail(sendToken(kit, { ...send, signal, to, token }))
    await vi.waitFor(() => expect(sent()).toHaveLength(1))
    controller.abort()
    expect(await two).toMatchObject({ code: 'TRANSACTION_UNKNOWN' })
    approve()
    await one
    expect(await mined()).toBe(1)
  })

  test('behavior: the same payment later is a new payment', async () => {
    const { kit } = await setup()
    await sendToken(kit, { ...send, to, token })
    await sendToken(kit, { ...send, to, token })
    expect(await mined()).toBe(2)
  })

  test.each([
    { code: 4001, message: 'no' },
    // Enkrypt
    'User Rejected Request: The user rejected the request.',
    { code: -32603, message: 'MetaMask Tx Signature: User denied it' },
  ])('error: declined by the user, the next try works, %j', async (answer) => {
    let isRefused = true
    const { kit, storage } = await setup({
      intercept: async (request, send) => {
        if (!isSend(request) || !isRefused) return send(request)
        throw answer
      },
    })
    const error = await fail(sendToken(kit, { ...send, to, token }))
    expect(error).toBeInstanceOf(UserRejectedRequestError)
    expect(storage.get('latchkey.sendIntents')).toBe(undefined)
    isRefused = false
    await sendToken(kit, { ...send, to, token })
    expect(await mined()).toBe(1)
  })

  const lost: Record<string, () => unknown> = {
    'an error of the wallet': () => new Error('connection lost'),
    'an internal error': () => ({ code: -32603, message: 'internal' }),
    'the frame being reloaded': () =>
      new FrameRequestAbortedError({ sentToNetwork: 'unknown' }),
    'a disconnect': () => ({ code: 4900, message: 'gone' }),
    'a used nonce': () => ({ code: -32000, message: 'nonce too low' }),
  }
  for (const [name, create] of Object.entries(lost))
    test(`behavior: sent, and the answer lost to ${name}`, async () => {
      const { kit, sent, storage } = await setup({
        intercept: async (request, send) => {
          const answer = await send(request)
          if (isSend(request)) throw create()
          return answer
        },
      })
      const { hash, receipt } = await sendToken(kit, { ...send, to, token })
      expect(receipt.status).toBe('success')
      expect(await client.getTransaction({ hash })).toMatchObject({ nonce })
      expect(sent()).toHaveLength(1)
      expect(await mined()).toBe(1)
      expect(storage.get('latchkey.sendIntents')).toBe(undefined)
    })

  test('behavior: sent, invalid answer, mined later', async () => {
    await client.setAutomine(false)
    const { kit } = await setup({
      intercept: async (request, send) => {
        await send(request)
        setTimeout(() => client.mine({ blocks: 1 }), 200)
        return null
      },
    })
    const { receipt } = await sendToken(kit, { ...send, to, token })
    expect(receipt.status).toBe('success')
    expect(await mined()).toBe(1)
  })

  test('behavior: receipts are unavailable for a while', async () => {
    let hidden = 6
    const { kit, sent } = await setup({
      rpc: async (request, send) => {
        if (request.method !== 'eth_getTransactionReceipt') return send(request)
        if (hidden-- > 3) throw new Error('502')
        return hidden > 0 ? null : send(request)
      },
    })
    const { receipt } = await sendToken(kit, { ...send, to, token })
    expect(receipt.status).toBe('success')
    expect(sent()).toHaveLength(1)
  })

  test('behavior: found by nonce on a node without old state', async () => {
    const { kit } = await setup({
      intercept: async (request, send) => {
        await send(request)
        await client.mine({ blocks: 5 })
        throw new Error('lost')
      },
      rpc: async (request, send) => {
        const [, block] = (request.params ?? []) as [unknown, string]
        const isOld =
          request.method === 'eth_getTransactionCount' &&
          block?.startsWith('0x')
        if (isOld) throw new Error('missing trie node')
        return send(request)
      },
    })
    const { receipt } = await sendToken(kit, { ...send, to, token })
    expect(receipt.status).toBe('success')
  })

  test('behavior: found although other transactions were sent before', async () => {
    const { kit } = await setup({
      intercept: async (request, send) => {
        for (let value = 1n; value < 4n; value++) {
          const hash = await client.sendTransaction({
            account: from,
            to: stranger,
            value,
          })
          await client.waitForTransactionReceipt({ hash })
        }
        await send(request)
        throw new Error('lost')
      },
    })
    const { hash } = await sendToken(kit, { ...send, to, token })
    expect(await client.getTransaction({ hash })).toMatchObject({
      nonce: nonce + 3,
    })
  })

  test('error: unknown, an identical send looks it up', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    let late: (() => Promise<unknown>) | undefined
    const storage = new Map<string, string>()
    const { kit, sent } = await setup({
      intercept: async (request, send) => {
        if (late) return send(request)
        late = () => send({ ...request, params: addNonce(request) })
        throw new Error('lost')
      },
      storage,
    })
    const first = await failLater(sendToken(kit, { ...send, to, token }))
    expect(first).toMatchObject({
      code: 'TRANSACTION_UNKNOWN',
      nonce,
      sentToNetwork: 'unknown',
    })
    expect(storage.size).toBe(1)
    const second = await failLater(sendToken(kit, { ...send, to, token }))
    expect(second).toMatchObject({ code: 'TRANSACTION_UNKNOWN' })
    expect(sent()).toHaveLength(1)
    await late?.()
    // Another payment is not blocked, nor mistaken for this one.
    await sendToken(kit, { amount: '7', to, token })
    expect(sent()).toHaveLength(2)
    // Another page of the same browser sends it.
    const other = await setup({ storage })
    const before = await mined()
    const { receipt } = await sendToken(other.kit, { ...send, to, token })
    expect(receipt.status).toBe('success')
    expect(other.sent()).toHaveLength(0)
    expect(await mined()).toBe(before)
    expect(await received()).toBe(8_500_000_000_000_000_000n)
  })

  test('behavior: nonce used by another, the user decides that it is gone', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    let isLost = true
    const { kit, sent } = await setup({
      intercept: async (request, send) => {
        if (!isLost) return send(request)
        throw new Error('lost')
      },
    })
    const error = await failLater(sendToken(kit, { ...send, to, token }))
    expect(error).toMatchObject({ code: 'TRANSACTION_UNKNOWN' })
    isLost = false
    await client.sendTransaction({ account: from, to: stranger, value: 1n })
    // Not conclusive: the wallet may have chosen the next nonce, and hold the
    // transaction where this node does not see it.
    for (let tries = 0; tries < 2; tries++) {
      const error = await failLater(sendToken(kit, { ...send, to, token }))
      expect(error).toMatchObject({ code: 'TRANSACTION_UNKNOWN' })
    }
    expect(sent()).toHaveLength(1)
    vi.setSystemTime(Date.now() + 60_000)
    await sendToken(kit, { ...send, resend: true, to, token })
    expect(sent()).toHaveLength(2)
    expect(await received()).toBe(1_500_000_000_000_000_000n)
  })

  test('error: replaced by another transaction in the wallet', async () => {
    await client.setAutomine(false)
    const { kit, storage } = await setup({
      intercept: async (request, send) => {
        const hash = await send(request)
        setTimeout(async () => {
          await client.dropTransaction({ hash: hash as Hex })
          await client.sendTransaction({
            account: from,
            nonce,
            to: stranger,
            value: 1n,
          })
          await client.mine({ blocks: 1 })
        }, 200)
        return hash
      },
    })
    const error = await fail(sendToken(kit, { ...send, to, token }))
    expect(error).toMatchObject({
      code: 'TRANSACTION_REPLACED',
      sentToNetwork: 'no',
    })
    expect(storage.get('latchkey.sendIntents')).toBe(undefined)
    expect(await received()).toBe(0n)
  })

  test('behavior: sped up in the wallet', async () => {
    await client.setAutomine(false)
    const { kit } = await setup({
      intercept: async (request, send) => {
        const hash = await send(request)
        const [transaction] = request.params as [object]
        setTimeout(async () => {
          await client.dropTransaction({ hash: hash as Hex })
          await send({
            ...request,
            params: [{ ...transaction, gasPrice: '0x174876e800' }],
          })
          await client.mine({ blocks: 1 })
        }, 200)
        return hash
      },
    })
    const { receipt } = await sendToken(kit, { ...send, to, token })
    expect(receipt.status).toBe('success')
    expect(await received()).toBe(1_500_000_000_000_000_000n)
  })

  test('error: reverted in the block', async () => {
    const poor = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
    const { kit, storage } = await setup({
      accounts: () => [poor],
      intercept: async (request, send) => {
        const [transaction] = request.params as [object]
        const value = { ...transaction, to: token, gas: '0x186a0' }
        // The approved transfer finds no balance.
        return send({ ...request, params: [value] })
      },
      rpc: async (request, send) => {
        if (request.method !== 'eth_call') return send(request)
        const [call] = request.params as [{ data: string }]
        if (call.data.startsWith('0x70a08231'))
          return `0x${'ff'.padStart(64, '0')}`
        if (call.data.startsWith('0xa9059cbb')) return '0x'
        return send(request)
      },
    })
    const error = await fail(
      sendToken(kit, { amount: '0.000000000000000001', to, token }),
    )
    expect(error).toMatchObject({
      code: 'TRANSACTION_REVERTED',
      details: expect.stringMatching(/^0x[0-9a-f]{64}$/),
      sentToNetwork: 'yes',
    })
    expect(storage.get('latchkey.sendIntents')).toBe(undefined)
  })

  test('error: not mined in time, an identical send waits for it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await client.setAutomine(false)
    const { kit, sent } = await setup()
    const promise = sendToken(kit, { ...send, to, token })
    promise.catch(() => {})
    await vi.waitFor(() => expect(sent()).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve, 100))
    vi.setSystemTime(Date.now() + 61_000)
    const error = await fail(promise)
    expect(error).toMatchObject({ code: 'RECEIPT_TIMEOUT' })
    const again = sendToken(kit, { ...send, to, token })
    await new Promise((resolve) => setTimeout(resolve, 100))
    await client.mine({ blocks: 1 })
    expect((await again).receipt.status).toBe('success')
    expect(sent()).toHaveLength(1)
    expect(await mined()).toBe(1)
  })

  test.each([
    ['the result of the earlier one', 595_000, 1],
    ['a new payment', 601_000, 2],
  ])('behavior: an identical send is %s after %i ms', async (...row) => {
    const [, age, count] = row
    vi.useFakeTimers({ toFake: ['Date'] })
    await client.setAutomine(false)
    const { kit, sent } = await setup()
    const promise = sendToken(kit, { ...send, to, token })
    promise.catch(() => {})
    await vi.waitFor(() => expect(sent()).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve, 100))
    vi.setSystemTime(Date.now() + 61_000)
    await fail(promise)
    await client.setAutomine(true)
    await client.mine({ blocks: 1 })
    vi.setSystemTime(Date.now() + age - 61_000)
    await sendToken(kit, { ...send, to, token })
    expect(sent()).toHaveLength(count)
    expect(await mined()).toBe(count)
  })

  describe('embedded wallet', () => {
    test('behavior: after a lost answer the next try uses the same nonce', async () => {
      vi.useFakeTimers({ toFake: ['Date'] })
      let late: (() => Promise<unknown>) | undefined
      const { kit, sent } = await setup({
        id: 'ID_AUTH',
        intercept: async (request, send) => {
          if (late || request.method !== 'eth_sendTransaction')
            return send(request)
          late = () => send({ ...request, params: addNonce(request) })
          throw new FrameRequestAbortedError({ sentToNetwork: 'unknown' })
        },
      })
      const error = await failLater(sendToken(kit, { ...send, to, token }))
      expect(error).toMatchObject({ code: 'TRANSACTION_UNKNOWN' })
      // The frame has dropped it, so it can no longer be approved.
      vi.setSystemTime(Date.now() + 12_000)
      expect(await getSendStatus(kit, { sendId: error.sendId })).toMatchObject({
        status: 'notSent',
      })
      await sendToken(kit, { ...send, to, token })
      expect(sent()[1]?.params).toMatchObject([
        { nonce: `0x${nonce.toString(16)}` },
      ])
      // The first one arrives late, and the chain rejects it.
      await expect(late?.()).rejects.toThrow(/nonce too low/)
      expect(await received()).toBe(1_500_000_000_000_000_000n)
    })

    test('error: next try is declined, the first one is as open as before', async () => {
      vi.useFakeTimers({ toFake: ['Date'] })
      let late: (() => Promise<unknown>) | undefined
      let isRefused = false
      const { kit, storage } = await setup({
        id: 'ID_AUTH',
        intercept: async (request, send) => {
          if (isRefused) throw { code: 4001, message: 'no' }
          late = () => send({ ...request, params: addNonce(request) })
          throw new FrameRequestAbortedError({ sentToNetwork: 'unknown' })
        },
      })
      await failLater(sendToken(kit, { ...send, to, token }))
      const noted = storage.get('latchkey.sendIntents')
      isRefused = true
      const error = await fail(sendToken(kit, { ...send, to, token }))
      expect(error).toMatchObject({ code: 'TRANSACTION_UNKNOWN', nonce })
      expect(error.cause).toBeInstanceOf(UserRejectedRequestError)
      expect(storage.get('latchkey.sendIntents')).toBe(noted)
      await late?.()
      await sendToken(kit, { ...send, to, token })
      expect(await mined()).toBe(1)
    })

    /** The wallet returns a hash, but no node ever receives the transaction. */
    const lose = (parameters: Parameters<typeof setup>[0] = {}) => {
      const given: Request[] = []
      const isLost = { current: true }
      const hash = `0x${'ab'.repeat(32)}`
      return setup({
        id: 'ID_AUTH',
        ...parameters,
        intercept: async (request, send) => {
          if (parameters.intercept) {
            const answer = await parameters.intercept(request, send)
            if (answer !== undefined) return answer
          }
          if (!isSend(request)) return send(request)
          given.push(request)
          return isLost.current ? hash : send(request)
        },
      }).then((found) => ({ ...found, given, hash, isLost }))
    }

    test('error: no node ever received it, the next try uses its nonce', async () => {
      vi.useFakeTimers({ toFake: ['Date'] })
      const { given, hash, isLost, kit, storage } = await lose()
      const onStep = vi.fn()
      const error = await failLater(
        sendToken(kit, { ...send, onStep, to, token }),
      )
      expect(error).toMatchObject({
        code: 'TRANSACTION_NOT_ACCEPTED',
        details: hash,
        sentToNetwork: 'no',
      })
      const steps = onStep.mock.calls.map(
        ([{ sentToNetwork }]) => sentToNetwork,
      )
      expect(steps).toEqual(['no', 'unknown', 'unknown'])
      expect(await getSendStatus(kit, { sendId: error.sendId })).toMatchObject({
        hash,
        status: 'notSent',
      })
      isLost.current = false
      await sendToken(kit, { ...send, to, token })
      expect(given[1]?.params).toMatchObject([
        { nonce: `0x${nonce.toString(16)}` },
      ])
      // The first one arrives late, and the chain rejects it.
      const late = client.request({
        method: 'eth_sendTransaction',
        params: addNonce(given[0] as Request),
      } as never)
      await expect(late).rejects.toThrow(/nonce too low/)
      expect(await received()).toBe(1_500_000_000_000_000_000n)
      expect(storage.get('latchkey.sendIntents')).toBe(undefined)
    })

    test('error: not accepted, then declined, so nothing was sent', async () => {
      vi.useFakeTimers({ toFake: ['Date'] })
      let isRefused = false
      const { kit } = await lose({
        intercept: async (request) => {
          if (isRefused && isSend(request)) throw { code: 4001, message: 'no' }
        },
      })
      await failLater(sendToken(kit, { ...send, to, token }))
      isRefused = true
      const error = await fail(sendToken(kit, { ...send, to, token }))
      expect(error).toBeInstanceOf(UserRejectedRequestError)
    })

    test('behavior: unknown while the node of the wallet has it', async () => {
      vi.useFakeTimers({ toFake: ['Date'] })
      const { given, hash, kit } = await lose({
        intercept: async ({ method }) =>
          method === 'eth_getTransactionByHash' ? { hash } : undefined,
      })
      const error = await failLater(sendToken(kit, { ...send, to, token }))
      expect(error).toMatchObject({ code: 'TRANSACTION_UNKNOWN', hash })
      expect(await getSendStatus(kit, { sendId: error.sendId })).toMatchObject({
        status: 'unknown',
      })
      await failLater(sendToken(kit, { ...send, to, token }))
      expect(given).toHaveLength(1)
    })

    test('behavior: another wallet may still submit it', async () => {
      vi.useFakeTimers({ toFake: ['Date'] })
      const { given, isLost, kit } = await lose({ id: 'wallet' })
      const error = await failLater(sendToken(kit, { ...send, to, token }))
      expect(error).toMatchObject({ code: 'TRANSACTION_UNKNOWN' })
      const { sendId } = error
      expect(await getSendStatus(kit, { sendId })).toMatchObject({
        status: 'unknown',
      })
      isLost.current = false
      await client.request({
        method: 'eth_sendTransaction',
        params: given[0]?.params,
      } as never)
      // The node answers before the transaction is in a block.
      await vi.waitFor(async () =>
        expect(await getSendStatus(kit, { sendId })).toMatchObject({
          caipNetworkId: 'eip155:31337',
          hash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
          status: 'landed',
        }),
      )
      // Returns the result of that payment, which settles it.
      await sendToken(kit, { ...send, to, token })
      expect(given).toHaveLength(1)
      expect(await getSendStatus(kit, { sendId })).toBe(undefined)
    })

    test('behavior: another wallet requires a decision of the user', async () => {
      vi.useFakeTimers({ toFake: ['Date'] })
      let isLost = true
      const { kit, sent } = await setup({
        intercept: async (request, send) => {
          if (!isLost) return send(request)
          throw new Error('lost')
        },
      })
      await failLater(sendToken(kit, { ...send, to, token }))
      isLost = false
      await failLater(sendToken(kit, { ...send, to, token }))
      expect(sent()).toHaveLength(1)
      await sendToken(kit, { ...send, resend: true, to, token })
      expect(sent()).toHaveLength(2)
      expect(await mined()).toBe(1)
    })
  })

  test('error: reports offline before the wallet is asked', async () => {
    let isOffline = true
    const { kit, sent } = await setup({
      rpc: async (request, send) => {
        if (!isOffline) return send(request)
        const url = 'http://node'
        throw new HttpRequestError({ details: 'Failed to fetch', url })
      },
    })
    vi.stubGlobal('navigator', { onLine: false })
    const error = await fail(sendToken(kit, { ...send, to, token }))
    expect(error).toMatchObject({ code: 'OFFLINE', sentToNetwork: 'no' })
    expect(sent()).toEqual([])
    // A browser that reports offline although the node answers.
    isOffline = false
    await sendToken(kit, { ...send, to, token })
    vi.unstubAllGlobals()
    expect(await mined()).toBe(1)
  })

  test('param: signal, aborted during the wallet prompt', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { kit, sent, storage } = await setup({
      intercept: () => new Promise(() => {}),
    })
    const controller = new AbortController()
    const promise = sendToken(kit, {
      ...send,
      signal: controller.signal,
      to,
      token,
    })
    await vi.waitFor(() => expect(sent()).toHaveLength(1))
    controller.abort()
    expect(await fail(promise)).toMatchObject({ code: 'TRANSACTION_UNKNOWN' })
    expect(storage.size).toBe(1)
  })
})

/** Lets the lookup of a lost answer time out. */
async function failLater(promise: Promise<unknown>) {
  let isDone = false
  const end = () => {
    isDone = true
  }
  promise.then(end, end)
  while (!isDone) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    vi.setSystemTime(Date.now() + 2_000)
  }
  return fail(promise)
}

function addNonce(request: { params?: readonly unknown[] | undefined }) {
  const [transaction] = request.params as [object]
  return [{ ...transaction, nonce: `0x${nonce.toString(16)}` }]
}

const returnNothing = '00'
const returnFalse = '60206000f3'

/** Deploys a token with 6 decimals and a large balance for every account. */
async function setToken(transfer: string): Promise<Address> {
  const address: Address = `0x${(++count).toString(16).padStart(40, 'a')}`
  const jump = (selector: string, target: number) =>
    `8063${selector}1460${target.toString(16)}57`
  const bytecode = [
    '60003560e01c',
    jump('313ce567', 37),
    jump('70a08231', 48),
    jump('a9059cbb', 62),
    '00',
    '5b600660005260206000f3',
    '5b63ffffffff60005260206000f3',
    `5b${transfer}`,
  ].join('')
  await client.setCode({ address, bytecode: `0x${bytecode}` })
  return address
}
