import { HostError } from 'latchkey/frame'
import {
  type Abi,
  type Address,
  encodeDeployData,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  parseAbi,
  parseEther,
  toHex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWalletPage } from '../../../test/setup/frame/createWalletPage.js'
import { createRpc, type Rpc } from '../../wallet/src/node/createRpc.js'
import type { ApprovalView } from '../../wallet/src/ui/view.js'
import { type Chains, startChains } from '../src/chain/startChains.js'
import { routerAbi } from '../src/chain/uniswapAbi.js'
import { compileOdd } from './compileOdd.js'

// A process of its own: it starts chains.
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const nftAbi = parseAbi([
  'function mint(address to) returns (uint256)',
  'function transferFrom(address from, address to, uint256 id)',
  'function setApprovalForAll(address operator, bool approved)',
])
let chains: Chains
let odd: Record<'feeToken' | 'liar' | 'shareToken', Address> &
  Record<'feeAbi' | 'liarAbi' | 'shareAbi', Abi>

beforeAll(async () => {
  chains = await startChains({ ports: [0, 0] })
  const { FeeToken, Liar, ShareToken } = await compileOdd()
  odd = {
    feeAbi: FeeToken.abi,
    liarAbi: Liar.abi,
    shareAbi: ShareToken.abi,
    shareToken: await deploy(encodeDeployData({ ...ShareToken, args: [] })),
    feeToken: await deploy(encodeDeployData({ ...FeeToken, args: [] })),
    liar: await deploy(
      encodeDeployData({ ...Liar, args: [chains.contracts.usd] }),
    ),
  }
}, 60_000)
afterAll(() => chains?.stop())

const client = () => {
  const [first] = chains.clients
  if (!first) throw new Error('No chain')
  return first
}

async function mine(hash: Hex) {
  return client().waitForTransactionReceipt({ hash })
}

async function deploy(data: Hex) {
  const hash = await client().sendTransaction({ data, gas: 3_000_000n })
  return getAddress((await mine(hash)).contractAddress ?? '0x')
}

const write = async (
  address: Address,
  abi: Abi,
  name: string,
  args: unknown[],
) =>
  mine(await client().writeContract({ abi, address, args, functionName: name }))

/** A node without methods. */
const lacking =
  (...names: string[]) =>
  (rpc: Rpc): Rpc =>
  async (chain, method, params) => {
    if (names.includes(method))
      throw new HostError({ message: 'Method not found', code: -32601 })
    return rpc(chain, method, params)
  }

/** A wallet page on the real chains, with 1 ETH and 1,000 dollars. */
async function setup(
  parameters: {
    hasSmartAccounts?: boolean
    intercept?: (rpc: Rpc) => Rpc
    limit?: bigint
  } = {},
) {
  const { hasSmartAccounts = false, intercept = (rpc) => rpc } = parameters
  const key = generatePrivateKey()
  const { address } = privateKeyToAccount(key)
  await client().setBalance({ address, value: parseEther('1') })
  const { usd } = chains.contracts
  await write(usd, erc20Abi, 'transfer', [address, 1_000_000_000n])
  const page = createWalletPage({
    ...{ hasSmartAccounts, key, rpc: intercept(createRpc()) },
    rpcUrls: chains.chains.map(({ rpcUrl }) => [rpcUrl]),
    ...(parameters.limit !== undefined && {
      windowAbove: [
        {
          ...{ asset: 'native', caipNetworkId: 'eip155:31337' },
          units: parameters.limit,
        },
      ],
    }),
  })
  const send = (transaction: object) =>
    page.request('eth_sendTransaction', [{ from: address, ...transaction }])
  const card = () => page.cards.at(-1) as ApprovalView
  const lines = () =>
    card().expected?.rows.map(({ label, value }) => `${label}: ${value}`)
  return { address, card, lines, page, send, usd }
}

const transfer = (to: Address, amount: bigint) => ({
  to,
  data: encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [bob, amount],
  }),
})
const approve = (to: Address, amount: bigint) => ({
  to,
  data: encodeFunctionData({
    abi: erc20Abi,
    functionName: 'approve',
    args: [bob, amount],
  }),
})

/** With one method, with the other, and what both say. */
const nodes = [
  ['eth_simulateV1', (rpc: Rpc) => rpc],
  ['debug_traceCall', lacking('eth_simulateV1')],
] as const

describe.each(nodes)('%s', (_, intercept) => {
  // What the card has said by then is not said again.
  test('default: coins that are sent, without the fee', async () => {
    const { card, send } = await setup({ intercept })
    await send({ to: bob, value: toHex(parseEther('0.25')) })
    expect(card().expected).toBeUndefined()
  })

  test('default: tokens that are sent', async () => {
    const { card, page, send, usd } = await setup({ intercept })
    await send(transfer(usd, 5_000_000n))
    expect(card().expected).toBeUndefined()
    expect(page.inWindow).toEqual([false])
  })

  test('behavior: a token that keeps a part says what arrives', async () => {
    const { address, card, lines, send } = await setup({ intercept })
    const { feeAbi, feeToken } = odd
    await write(feeToken, feeAbi, 'mint', [address, parseEther('5')])
    await send(transfer(feeToken, parseEther('2')))
    expect(lines()).toEqual(['You pay: 2 FEE', 'Arrives: 1.8 FEE'])
    expect(card().expected?.note).toContain('keeps a part')
  })

  // guard: rounding
  test('behavior: a token that counts in shares says that it rounds', async () => {
    const { address, card, lines, page, send } = await setup({ intercept })
    const { shareAbi, shareToken } = odd
    await write(shareToken, shareAbi, 'mint', [address, parseEther('5')])
    await send(transfer(shareToken, parseEther('2') + 1n))
    expect(card().expected).toMatchObject({
      note: expect.stringContaining('rounds each transfer'),
    })
    expect(card().expected).not.toHaveProperty('alert')
    expect(lines()?.join()).not.toContain('Arrives')
    expect(page.inWindow).toEqual([false])
  })

  test('behavior: a swap says what comes in, rounded down', async () => {
    const { address, card, lines, send } = await setup({ intercept })
    const { router, usd, weth } = chains.contracts
    await send({
      to: router,
      value: toHex(parseEther('0.01')),
      data: encodeFunctionData({
        abi: routerAbi,
        functionName: 'swapExactETHForTokens',
        args: [1n, [weth, usd], address, 10n ** 10n],
      }),
    })
    const [paid, got] = lines() ?? []
    expect(paid).toBe('You pay: 0.01 ETH')
    expect(got).toMatch(/^You get about: 2\d\.\d+ USDL$/)
    expect(card().expected).not.toHaveProperty('alert')
  })

  test('default: an allowance', async () => {
    const { card, send, usd } = await setup({ intercept })
    await send(approve(usd, 5_000_000n))
    expect(card().expected).toBeUndefined()
  })

  test('behavior: a collectible that leaves, and a whole collection', async () => {
    const { address, lines, send } = await setup({ intercept })
    const { nft } = chains.contracts
    const { logs } = await write(nft, nftAbi, 'mint', [address])
    const id = BigInt(logs[0]?.topics[3] ?? 0)
    await send({
      to: nft,
      data: encodeFunctionData({
        abi: nftAbi,
        functionName: 'transferFrom',
        args: [address, bob, id],
      }),
    })
    expect(lines()?.[0]).toBe(`NFT leaves: Local Cats #${id}`)
    await send({
      to: nft,
      data: encodeFunctionData({
        abi: nftAbi,
        functionName: 'setApprovalForAll',
        args: [bob, true],
      }),
    })
    expect(lines()?.[0]).toBe('Operator may take all of: Local Cats')
  })

  test('behavior: a false Transfer log counts for nothing', async () => {
    const { lines, send } = await setup({ intercept })
    const { liar, liarAbi } = odd
    await send({
      to: liar,
      value: toHex(parseEther('0.5')),
      data: encodeFunctionData({ abi: liarAbi, functionName: 'claim' }),
    })
    expect(lines()).toEqual(['You pay: 0.5 ETH'])
  })

  test('behavior: a transfer that takes another token is said, in a window', async () => {
    const { address, card, lines, page, send, usd } = await setup({ intercept })
    const { liar } = odd
    await send({
      to: usd,
      data: encodeFunctionData({
        abi: erc20Abi,
        functionName: 'approve',
        args: [liar, 700_000_000n],
      }),
    })
    await send(transfer(liar, 1n))
    expect(address).toBeDefined()
    expect(card().action).toBe('Send')
    expect(lines()).toContain('You pay: 700 USDL')
    expect(card().expected?.alert).toContain('something else')
    expect(page.inWindow).toEqual([false, true])
  })
})

test('error: what a token refuses is said before there is a card', async () => {
  const { address, page, send } = await setup()
  const { shareAbi, shareToken } = odd
  await write(shareToken, shareAbi, 'mint', [address, parseEther('5')])
  const sending = () => send(transfer(shareToken, parseEther('2')))
  await write(shareToken, shareAbi, 'pause', [true])
  await expect(sending()).rejects.toMatchObject({
    ...{ code: -32000, data: '0xd93c0665' },
    message: expect.stringContaining('the token is paused'),
  })
  await write(shareToken, shareAbi, 'pause', [false])
  await write(shareToken, shareAbi, 'blockAccount', [bob])
  await expect(sending()).rejects.toMatchObject({
    ...{ code: -32000, data: expect.stringMatching(/^0x08c379a0/) },
    message: expect.stringContaining('the token blocks'),
  })
  expect(page.cards).toEqual([])
})

test('error: a node with neither method is said, and the card is there', async () => {
  const asked: string[] = []
  const { card, send } = await setup({
    intercept: (rpc) => {
      const next = lacking('eth_simulateV1', 'debug_traceCall')(rpc)
      return (chain, method, params) => {
        asked.push(method)
        return next(chain, method, params)
      }
    },
  })
  await send({ to: bob, value: '0x1' })
  expect(asked).toContain('debug_traceCall')
  expect(card()).toMatchObject({
    action: 'Send',
    expected: { rows: [], note: expect.stringContaining("can't test") },
  })
})

describe('wallet_sendCalls', () => {
  const sendCalls = (
    page: Awaited<ReturnType<typeof setup>>['page'],
    calls: object[],
  ) =>
    page.request('wallet_sendCalls', [
      { version: '2.0.0', chainId: '0x7a69', calls },
    ])

  test('default: calls one after the other are simulated together', async () => {
    const { card, lines, page, usd } = await setup()
    await sendCalls(page, [
      transfer(usd, 5_000_000n),
      { to: bob, value: toHex(parseEther('0.1')) },
      transfer(usd, 2_000_000n),
    ])
    expect(card().action).toBe('Approve 3 calls')
    expect(lines()?.slice(0, 2)).toEqual([
      'You pay: 0.1 ETH',
      'You pay: 7 USDL',
    ])
    expect(card().expected).not.toHaveProperty('alert')
  })

  test.each(nodes)(
    'behavior: a batch that upgrades the account, by %s',
    async (_, intercept) => {
      const { card, lines, page, usd } = await setup({
        ...{ hasSmartAccounts: true, intercept },
      })
      await sendCalls(page, [transfer(usd, 5_000_000n), approve(usd, 1n)])
      expect(lines()).toEqual([
        'You pay: 5 USDL',
        expect.stringMatching(/^Token/),
        'Spender may take up to: 0.000001 USDL',
        expect.stringMatching(/^Spender/),
      ])
      expect(card().expected).not.toHaveProperty('alert')
      expect(page.inWindow).toEqual([false])
    },
  )

  test('error: a later call that fails is named, with its own sentence', async () => {
    const { address, card, page } = await setup()
    const { feeAbi, feeToken } = odd
    await write(feeToken, feeAbi, 'mint', [address, parseEther('5')])
    const pause = encodeFunctionData({ abi: feeAbi, functionName: 'pause' })
    await sendCalls(page, [
      { to: feeToken, data: pause },
      transfer(feeToken, 1n),
    ])
    expect(card().expected?.alert).toMatch(/^Call 2: .*the token is paused/)
    expect(page.inWindow).toEqual([true])
  })
})
