// @vitest-environment node
// A process of its own: it starts chains.
import {
  type Address,
  createWalletClient,
  decodeFunctionData,
  defineChain,
  erc20Abi,
  type Hex,
  http,
  maxUint256,
  parseAbi,
  parseEther,
  parseUnits,
  publicActions,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decodeSwap } from '../../../../../../src/core/swap/decodeSwap.js'
import {
  type Chains,
  startChains,
} from '../../../../../devnet/src/chain/startChains.js'
import { deployUniswapThree } from '../../../../test/deployUniswapThree.js'
import { apiConfigSchema } from '../../../config/apiConfig.js'
import type { ApiBackend } from '../../apiBackend.js'
import { createAdapterBackend } from '../createAdapterBackend.js'
import { createAdapters } from '../createAdapters.js'
import { nativeAddress } from '../nativeAddress.js'

const account = privateKeyToAccount(generatePrivateKey())
const network = 'eip155:31337'
const user = `${network}:${account.address}`
let chains: Chains
let three: Awaited<ReturnType<typeof deployUniswapThree>>

type Name = 'gold' | 'native' | 'tether' | 'usd' | 'weth'
const addressOf = (name: Name): Address =>
  name === 'native' ? nativeAddress : chains.tokens[name].address
const idOf = (name: Name) => `${network}:${addressOf(name)}`

beforeAll(async () => {
  chains = await startChains({ ports: [0, 0] })
  const [wallet] = chains.clients
  if (!wallet) throw new Error('There is no chain')
  three = await deployUniswapThree(wallet, chains.contracts)
  await chains.faucet(account.address)
}, 120_000)

afterAll(() => chains?.stop())

const toBackend = (version: 2 | 3): ApiBackend => {
  const { router, usd, weth } = chains.contracts
  const pools = { wrapped: weth, dollar: { address: usd, decimals: 6 } }
  const swaps =
    version === 2
      ? { kind: 'uniswap-v2', router, ...pools }
      : { kind: 'uniswap-v3', ...three, ...pools }
  const tokenLists = {
    list: async (chainId: string) =>
      chainId === network
        ? Object.values(chains.tokens).map(({ pool: _, ...token }) => ({
            ...token,
            logoUri: '',
          }))
        : [],
  }
  const apis = apiConfigSchema.parse({ swaps: { [network]: swaps } })
  const parts = {
    apis: { ...apis, tokenLists: ['list'] },
    chains: chains.chains.map((chain) => ({ ...chain })),
    tokenLists,
  }
  return createAdapterBackend({ ...parts, adapters: createAdapters(parts) })
}

function toWallet() {
  const [chain] = chains.chains
  if (!chain) throw new Error('There is no chain')
  return createWalletClient({
    account,
    chain: defineChain({
      ...chain,
      rpcUrls: { default: { http: [chain.rpcUrl] } },
    }),
    pollingInterval: 20,
    transport: http(chain.rpcUrl),
  }).extend(publicActions)
}

async function send(tx: {
  data: Hex
  to: Address
  value: bigint
  gas: bigint
}) {
  const wallet = toWallet()
  const hash = await wallet.sendTransaction(tx)
  const receipt = await wallet.waitForTransactionReceipt({ hash })
  expect(receipt.status).toBe('success')
  return receipt
}

async function balanceOf(name: Name) {
  const wallet = toWallet()
  const { address } = account
  return name === 'native'
    ? wallet.getBalance({ address })
    : wallet.readContract({
        address: addressOf(name),
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [address],
      })
}

const plain = (id: string) => id.split(':')[2] as Address

describe.each([2, 3] as const)('Uniswap v%i', (version) => {
  let backend: ApiBackend
  beforeAll(() => {
    backend = toBackend(version)
  })

  const quote = (from: Name, to: Name, amount: bigint) =>
    backend.swap.getQuote({
      amount: amount.toString(),
      ...{ from: idOf(from), to: idOf(to), userAddress: account.address },
    })
  const build = (from: Name, to: Name, amount: bigint, more = {}) =>
    backend.swap.buildSwap({
      amount: amount.toString(),
      ...{ from: idOf(from), to: idOf(to), userAddress: user },
      ...more,
    })

  async function approve(token: Name, to: Name) {
    const tx = await backend.swap.buildApprove({
      ...{ from: idOf(token), to: idOf(to), userAddress: user },
    })
    await send({
      data: tx.data as Hex,
      gas: 200_000n,
      to: plain(tx.to),
      value: BigInt(tx.value),
    })
    return tx
  }

  test('default: prices of the pools, before their fees', async () => {
    const ids = (['native', 'usd', 'gold', 'weth'] as const).map(idOf)
    const prices = await backend.getFungibles(ids)
    const figures = prices.map(({ price }) => price)
    expect(prices.map(({ address }) => address)).toEqual(ids)
    expect(figures[1]).toBe(1)
    for (const index of [0, 3]) expect(figures[index]).toBeCloseTo(2_500, -1)
    expect(figures[2]).toBeCloseTo(40, 0)
  })

  test('default: balances of listed tokens, with their value', async () => {
    const balances = await backend.getBalances({
      address: account.address,
      chainId: network,
    })
    const dollars = balances.find(
      ({ symbol }) => symbol === chains.tokens.usd.symbol,
    )
    expect(balances[0]?.symbol).toBe('ETH')
    expect(balances[0]?.value).toBeGreaterThan(1_000)
    expect(dollars?.value).toBe(Number(dollars?.quantity.numeric))
    expect(dollars?.address).toBe(idOf('usd'))
  })

  test.each([
    ['native', 'usd', parseEther('0.5')],
    ['usd', 'gold', parseUnits('80', 6)],
    ['gold', 'native', parseUnits('1', 18)],
    ['native', 'gold', parseEther('0.1')],
  ] as const)('default: swaps %s for %s', async (from, to, amount) => {
    const quoted = await quote(from, to, amount)
    const allowed = async () =>
      BigInt(
        await backend.swap.getAllowance({
          tokenAddress: idOf(from),
          userAddress: user,
        }),
      )
    if (from === 'native') expect(await allowed()).toBe(maxUint256)
    else {
      expect(await allowed()).toBe(0n)
      await approve(from, to)
      expect(await allowed()).toBe(maxUint256)
    }
    const tx = await build(from, to, amount)
    expect(BigInt(tx.amount)).toBe(from === 'native' ? amount : 0n)
    const decode = () => decodeSwap(tx.data as Hex)
    // What the features promise is what the kit can sign.
    if (version === 2) expect(decode().receiver).toBe(account.address)
    else expect(decode).toThrow('calldata')
    const before = await balanceOf(to)
    const receipt = await send({
      data: tx.data as Hex,
      gas: BigInt(tx.eip155.gas),
      to: plain(tx.to),
      value: BigInt(tx.amount),
    })
    // The first swap of a block costs more than others.
    expect(BigInt(tx.eip155.gas)).toBeGreaterThan((receipt.gasUsed * 11n) / 10n)
    const fee =
      to === 'native' ? receipt.gasUsed * receipt.effectiveGasPrice : 0n
    const got = (await balanceOf(to)) - before + fee
    expect(got).toBe(BigInt(quoted?.toAmount ?? 0))
    // Allowances of the next test begin at none.
    if (from !== 'native') await revoke(from, plain(tx.to))
  })

  async function revoke(token: Name, spender: Address) {
    const wallet = toWallet()
    const hash = await wallet.writeContract({
      address: addressOf(token),
      abi: erc20Abi,
      functionName: 'approve',
      args: [spender, 0n],
    })
    await wallet.waitForTransactionReceipt({ hash })
  }

  test('behavior: what the account cannot pay is not estimated', async () => {
    await expect(
      build('usd', 'gold', parseUnits('70', 6), { disableEstimate: false }),
    ).rejects.toMatchObject({ code: 'ESTIMATE_FAILED' })
    const tx = await build('usd', 'gold', parseUnits('70', 6), {
      disableEstimate: true,
    })
    expect(tx.eip155.gas).toBe('400000')
  })

  test('error: more than the pools can take', async () => {
    await expect(
      quote('usd', 'gold', parseUnits('900000000', 6)),
    ).rejects.toMatchObject({ code: 'INSUFFICIENT_LIQUIDITY' })
  })

  test('error: a token that is not listed', async () => {
    const other = `${network}:${account.address}`
    await expect(
      backend.swap.getQuote({
        ...{ amount: '1', from: other, to: idOf('usd') },
        userAddress: account.address,
      }),
    ).rejects.toThrow('from is not a token that can be swapped')
  })

  test('error: a coin and its wrapped token', async () => {
    await expect(quote('native', 'weth', 1_000n)).rejects.toThrow('same token')
  })
})

test('slippage: is the least that the router gives', async () => {
  const backend = toBackend(2)
  const amount = parseUnits('100', 6)
  const pair = { from: idOf('usd'), to: idOf('gold') }
  const quoted = await backend.swap.getQuote({
    ...{ ...pair, amount: amount.toString(), userAddress: account.address },
  })
  const abi = parseAbi([
    'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  ])
  for (const [slippage, basis] of [
    [0.5, 9_950n],
    [undefined, 9_900n],
    [50, 5_000n],
  ] as const) {
    const tx = await backend.swap.buildSwap({
      ...{ ...pair, amount: amount.toString(), userAddress: user },
      ...{ disableEstimate: true, eip155: { slippage } },
    })
    const { args } = decodeFunctionData({ abi, data: tx.data as Hex })
    expect(args[1]).toBe((BigInt(quoted?.toAmount ?? 0) * basis) / 10_000n)
    expect(args[3]).toBe(account.address)
  }
  for (const slippage of [-1, 51, 1.234, Number.NaN])
    await expect(
      backend.swap.buildSwap({
        ...{ ...pair, amount: '1', userAddress: user },
        eip155: { slippage },
      }),
    ).rejects.toThrow('slippage')
})

test('behavior: a drained pool tells no price', async () => {
  const before = await toBackend(2).getFungibles([idOf('gold')])
  expect(before[0]?.price).toBeGreaterThan(30)
  await chains.pools.drainPool({ token: 'gold' })
  try {
    expect(await toBackend(2).getFungibles([idOf('gold')])).toEqual([])
  } finally {
    await chains.pools.restorePool({ token: 'gold' })
  }
})

test('behavior: a network without swaps has none', async () => {
  const { swap } = toBackend(2)
  const other = 'eip155:31338'
  const id = (address: string) => `${other}:${address}`
  const pair = { from: id(nativeAddress), to: id(addressOf('usd')) }
  expect(await swap.listTokens(other)).toEqual([])
  expect(
    await swap.getQuote({
      ...{ ...pair, amount: '1', userAddress: account.address },
    }),
  ).toBeUndefined()
  expect(
    await swap.getAllowance({
      tokenAddress: pair.to,
      userAddress: id(account.address),
    }),
  ).toBe('0')
  await expect(swap.getGasPrices(other)).rejects.toThrow(
    'Network not supported for Gas Price',
  )
  await expect(
    swap.buildSwap({ ...pair, amount: '1', userAddress: id(account.address) }),
  ).rejects.toThrow('Network not supported for Swaps')
})
