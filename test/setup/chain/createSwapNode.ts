import {
  type Address,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  numberToHex,
  parseAbi,
  toHex,
} from 'viem'
import { swapper } from '../kit/createSwapKit.js'

const toAddress = (digit: string) => getAddress(`0x${digit.repeat(40)}`)

/**
 * Addresses on the node below, where 1 dollar is 2 gold and 1 coin is 2,000
 * dollars.
 */
export const places = {
  router: toAddress('a'),
  usd: toAddress('b'),
  gold: toAddress('c'),
  wrapped: toAddress('d'),
  native: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee' as Address,
} as const

export const routerAbi = parseAbi([
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[])',
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable returns (uint256[])',
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[])',
  'function WETH() view returns (address)',
])

const { gold, native, router, usd, wrapped } = places
const decimals: { readonly [token: string]: number } = {
  [usd]: 6,
  [gold]: 18,
  [wrapped]: 18,
}
/**
 * Output for one dollar, or for as many units as `divisor` returns, by both
 * ends of a pool.
 */
const rates: { readonly [pool: string]: bigint } = {
  [`${usd}${gold}`]: 2n * 10n ** 18n,
  [`${gold}${usd}`]: 1n,
  [`${wrapped}${usd}`]: 1n,
  [`${usd}${wrapped}`]: 5n * 10n ** 14n,
}

/**
 * Creates a node and a service in memory, which agree on one pool. Thousands
 * of swaps can be checked against them without a chain.
 */
export function createSwapNode(parameters: createSwapNode.Parameters = {}) {
  const { allowance = () => 0n, time = 1_700_000_000n } = parameters
  const block = { number: '0x10', timestamp: numberToHex(time) }
  const answers: { readonly [method: string]: unknown } = {
    eth_blockNumber: '0x10',
    eth_chainId: '0x7a69',
    eth_estimateGas: '0x249f0',
    eth_gasPrice: '0x3b9aca00',
    eth_getBalance: numberToHex(10n ** 20n),
    eth_getBlockByNumber: { ...block, baseFeePerGas: '0x1', transactions: [] },
    eth_getTransactionCount: '0x5',
    eth_getTransactionReceipt: receipt,
    eth_maxPriorityFeePerGas: '0x1',
  }
  return {
    async rpc({ method, params }: { method: string; params?: unknown }) {
      if (method !== 'eth_call') return answers[method]
      const [call] = params as [{ data: Hex; to: Address; value?: Hex }]
      const to = getAddress(call.to)
      if (to === router) return trade(call.data, BigInt(call.value ?? 0), time)
      return answerToken(to, call.data, allowance())
    },
  }
}

export declare namespace createSwapNode {
  type Parameters = {
    /** Returns the allowance of the router. */
    allowance?: (() => bigint) | undefined
    /** Time of the chain, in seconds. */
    time?: bigint | undefined
  }
}

/** Receipt of whatever the wallet has sent. */
const receipt = {
  blockHash: `0x${'2'.repeat(64)}`,
  blockNumber: '0x11',
  contractAddress: null,
  cumulativeGasUsed: '0x1',
  effectiveGasPrice: '0x1',
  from: swapper,
  gasUsed: '0x1',
  logs: [],
  logsBloom: '0x',
  status: '0x1',
  to: router,
  transactionHash: `0x${'1'.repeat(64)}`,
  transactionIndex: '0x0',
  type: '0x2',
}

function revert(reason: string): never {
  throw { code: 3, message: `execution reverted: ${reason}` }
}

function answerToken(token: Address, data: Hex, allowance: bigint): Hex {
  const places = decimals[token]
  if (places === undefined) return '0x'
  const { functionName } = decodeFunctionData({ abi: erc20Abi, data })
  if (functionName === 'name' || functionName === 'symbol')
    return encodeAbiParameters([{ type: 'string' }], ['T'])
  const numbers: { [name: string]: bigint } = {
    allowance,
    approve: 1n,
    balanceOf: 10n ** 24n,
    decimals: BigInt(places),
  }
  return toHex(numbers[functionName] ?? 0n, { size: 32 })
}

/** Returns what the router would answer. Unknown calls revert. */
function trade(data: Hex, value: bigint, time: bigint): Hex {
  const call = readCall(data)
  if (!call) return revert('no such function')
  if (call.functionName === 'WETH') return toHex(BigInt(wrapped), { size: 32 })
  const isCoin = call.functionName === 'swapExactETHForTokens'
  const [amount, minimum, path, , deadline] = (
    isCoin ? [value, ...call.args] : call.args
  ) as [bigint, bigint, readonly Address[], Address, bigint]
  if (deadline < time) return revert('UniswapV2Router: EXPIRED')
  const got = getOut(path, amount)
  if (got === undefined) return revert('no pool')
  if (got < minimum)
    return revert('UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT')
  return encodeAbiParameters([{ type: 'uint256[]' }], [[amount, got]])
}

function readCall(data: Hex) {
  try {
    return decodeFunctionData({ abi: routerAbi, data })
  } catch {
    return undefined
  }
}

function getOut(path: readonly Address[], amount: bigint) {
  let out = amount
  for (const [index, token] of path.slice(0, -1).entries()) {
    const rate = rates[`${token}${path[index + 1]}`]
    if (rate === undefined) return undefined
    out =
      token === usd ? (out * rate) / 10n ** 6n : (out * rate) / divisor(token)
  }
  return out
}

/** One whole gold is half a dollar, one whole coin 2,000 dollars. */
function divisor(token: Address) {
  return token === gold ? 2n * 10n ** 12n : 5n * 10n ** 8n
}

export type Built = {
  from: string
  to: string
  data: string
  amount?: string
  value?: string
  eip155: { gas: string | number; gasPrice: string }
}

/** Returns the genuine responses of the service. */
export function buildGenuine(parameters: {
  amount: bigint
  deadline: bigint
  from: Address
  to: Address
}): { approve: Built; quote: bigint; swap: Built } {
  const { amount, deadline, from, to } = parameters
  const pooled = (token: Address) => (token === native ? wrapped : token)
  const path = [pooled(from), pooled(to)]
  const quote = getOut(path, amount) ?? 0n
  const rest = [(quote * 99n) / 100n, path, swapper, deadline] as const
  const data =
    from === native
      ? encodeFunctionData({
          abi: routerAbi,
          functionName: 'swapExactETHForTokens',
          args: rest,
        })
      : encodeFunctionData({
          abi: routerAbi,
          functionName:
            to === native
              ? 'swapExactTokensForETH'
              : 'swapExactTokensForTokens',
          args: [amount, ...rest],
        })
  const common = {
    from: `eip155:31337:${swapper}`,
    eip155: { gas: '150000', gasPrice: '1000000000' },
  }
  const approve = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'approve',
    args: [router, 2n ** 256n - 1n],
  })
  return {
    approve: {
      ...common,
      to: `eip155:31337:${from}`,
      data: approve,
      value: '0',
    },
    quote,
    swap: {
      ...common,
      to: `eip155:31337:${router}`,
      data,
      amount: from === native ? String(amount) : '0',
    },
  }
}

/** Answers the requests to the service; `change` may break what it built. */
export function createSwapFetch(
  getAnswers: () => {
    approve: Built
    from: Address
    quote: bigint
    swap: Built
    to: Address
    amount: bigint
  },
): typeof globalThis.fetch {
  return async (input) => {
    const path = new URL(String(input)).pathname
    const { amount, approve, from, quote, swap, to } = getAnswers()
    const id = (token: Address) => `eip155:31337:${token}`
    const answers: { readonly [path: string]: unknown } = {
      '/v1/supported-chains': { http: ['eip155:31337'], ws: [] },
      '/v1/convert/gas-price': { standard: '1', fast: '2', instant: '3' },
      '/v1/convert/allowance': { allowance: '0' },
      '/v1/convert/quotes': {
        quotes: [
          {
            id: null,
            fromAmount: String(amount),
            fromAccount: id(from),
            toAmount: String(quote),
            toAccount: id(to),
          },
        ],
      },
      '/v1/convert/build-approve': { tx: approve },
      '/v1/convert/build-transaction': { tx: swap },
      '/v1/fungible/price': { fungibles: [] },
    }
    return Response.json(answers[path] ?? {}, {
      status: answers[path] ? 200 : 404,
    })
  }
}
