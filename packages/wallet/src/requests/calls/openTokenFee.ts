import { HostError } from 'latchkey/frame'
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  isAddressEqual,
  maxUint256,
} from 'viem'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import { readToken, type Token } from '../../node/readToken.js'
import { decodeCall } from '../decode/decodeCall.js'
import type { TransactionRequest } from '../transaction/parseTransactionRequest.js'
import { toQuantity } from '../transaction/toQuantity.js'
import { askTokenQuote } from './askTokenQuote.js'
import { getOperationFee } from './getOperationFee.js'
import type { Operation, Paymaster } from './operation.js'

const WEI = 10n ** 18n
/** The rate may move between quote and offer: a twentieth more. */
const MARGIN = { numerator: 21n, denominator: 20n }

type Call = Pick<TransactionRequest, 'data' | 'value'> & { to: Address }

/** A fee in a token: the most that the allowance of the batch lets be taken. */
export type TokenFee = { token: Token; units: bigint }

/**
 * Prepares a fee that a paymaster takes in a token. The calls end with an
 * allowance of exactly the fee, in place of any other: from then on the token
 * gives the paymaster no more, whatever it has answered. An allowance from
 * before the batch stays in force until its calls have run.
 *
 * @throws HostError -32000 when the token or the paymaster cannot be read
 */
export async function openTokenFee(parameters: {
  calls: readonly Pick<TransactionRequest, 'data' | 'to' | 'value'>[]
  chain: FrameChain
  from: Address
  paymaster: Paymaster
  rpc: Rpc
  /** The contract that pays the gas. */
  spender: Address
  token: Address
}) {
  const { calls, chain, from, paymaster, rpc, spender } = parameters
  const address = parameters.token
  const { url } = paymaster
  const chainId = chain.id
  const read = async (functionName: 'allowance' | 'balanceOf') => {
    const data =
      functionName === 'allowance'
        ? encodeFunctionData({
            ...{ abi: erc20Abi, functionName, args: [from, spender] },
          })
        : encodeFunctionData({ abi: erc20Abi, functionName, args: [from] })
    const call = { to: address, data }
    return toQuantity(await rpc(chain, 'eth_call', [call, 'latest']))
  }
  const [token, allowance, balance, quote] = await Promise.all([
    readToken({ address, chain, rpc }),
    read('allowance'),
    read('balanceOf'),
    askTokenQuote({ chainId, rpc, spender, token: address, url }),
  ])
  if (!token) throw refuse('The token of the fee cannot be read')
  const approve = (amount: bigint): Call => ({
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [spender, amount],
    }),
    to: address,
    value: 0n,
  })
  return {
    /** What the calls end with; without an amount, for the estimate. */
    toApprovals: (amount = maxUint256): readonly Call[] => [
      // Some tokens refuse to replace an allowance.
      ...(allowance > 0n ? [approve(0n)] : []),
      approve(amount),
    ],
    /** @param maxCharge - what a paymaster without quotes says it takes */
    toFee(operation: Operation, maxCharge: bigint | undefined): TokenFee {
      const units = quote
        ? toUnits(
            getOperationFee(operation) +
              quote.postOpGas * operation.maxFeePerGas,
            quote.rate,
          )
        : maxCharge
      if (units === undefined)
        throw refuse('The paymaster does not say what it takes')
      const sent = calls.reduce((sum, call) => sum + toSent(call, address), 0n)
      if (units + sent > balance)
        throw refuse(`insufficient ${token.symbol} for the network fee`)
      return { token, units }
    },
  }
}

function toUnits(wei: bigint, rate: bigint) {
  const { denominator, numerator } = MARGIN
  const divisor = WEI * denominator
  return (wei * rate * numerator + divisor - 1n) / divisor
}

/** What a call surely sends of the token. */
function toSent(
  { data, to }: Pick<TransactionRequest, 'data' | 'to'>,
  token: Address,
) {
  if (!to || !isAddressEqual(to, token)) return 0n
  const call = decodeCall(erc20Abi, data)
  return call?.functionName === 'transfer' ? call.args[1] : 0n
}

function refuse(message: string) {
  return new HostError({ message, code: -32000 })
}
