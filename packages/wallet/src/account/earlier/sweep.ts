import { HostError, readDataFee } from 'latchkey/frame'
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  type LocalAccount,
  toHex,
} from 'viem'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import { waitForReceipt } from '../../requests/calls/waitForReceipt.js'
import { broadcast } from '../../requests/transaction/broadcast.js'
import { prepareTransaction } from '../../requests/transaction/prepareTransaction.js'
import {
  type FeeFields,
  readFees,
  toPrice,
} from '../../requests/transaction/readFees.js'
import { toQuantity } from '../../requests/transaction/toQuantity.js'
import { readHoldings } from './readHoldings.js'

/** Then the next asset of the network waits for another try. */
const RECEIPT_TIMEOUT_MS = 120_000

/**
 * Moves all that an account has on a network to another one: the tokens, one
 * after the other, and then the native coin, less its fee. Each amount is what
 * is there at that moment, so a sweep that was cut off is continued by another
 * one, and what cannot be moved stays where it is.
 */
export async function sweep(parameters: {
  chain: FrameChain
  from: LocalAccount
  rpc: Rpc
  to: Address
}): Promise<void> {
  const { chain, from, rpc, to } = parameters
  const { address } = from
  const holdings = await readHoldings({ address, chain, rpc })

  async function send(
    call: { data: `0x${string}`; to: Address; value: bigint },
    given: { fees?: FeeFields; gas?: bigint } = {},
  ) {
    const { transaction } = await prepareTransaction({
      ...{ chain, rpc },
      from: address,
      gas: given.gas,
      request: { ...call, ...given.fees },
    })
    const raw = await from.signTransaction(transaction)
    const hash = await broadcast({ chain, raw, rpc })
    // The next amount is read once this one has left.
    const timeoutMs = RECEIPT_TIMEOUT_MS
    if (await waitForReceipt({ chain, hash, rpc, timeoutMs })) return
    throw new HostError({
      message: 'The network has not answered yet',
      code: 'SERVICE_UNAVAILABLE',
    })
  }

  let isShort = false
  for (const { amount, token } of holdings) {
    if (!token) continue
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [to, amount],
    })
    await send({ data, to: token, value: 0n }).catch((error: unknown) => {
      isShort ||= isRefusal(error) && /insufficient funds/.test(error.message)
      // A token that cannot be moved is no reason to leave the others.
      if (!isRefusal(error)) throw error
    })
  }
  // Whoever adds to it can pay the fee of the tokens with it.
  if (isShort) return // guard: sweep-fees
  const native = (await readHoldings({ address, chain, rpc })).find(
    ({ token }) => token === undefined,
  )
  if (!native) return
  const call = { from: address, to, value: toHex(1n) }
  const gas = await rpc(chain, 'eth_estimateGas', [call]).then(toQuantity)
  const [{ fees }, dataFee = 0n] = await Promise.all([
    readFees({ call, chain, rpc }),
    readDataFee({
      ask: (method, params) => rpc(chain, method, params),
      ...{ chainId: chain.id, gas, isRollup: chain.isRollup },
      transaction: { to, value: native.amount },
    }),
  ])
  // A rollup's fee for data is set later, so some is left for it.
  const cost = gas * toPrice(fees) + 2n * dataFee
  const value = native.amount - cost
  if (value <= 0n) return
  await send({ data: '0x', to, value }, { fees, gas }).catch(
    (error: unknown) => {
      if (!isRefusal(error)) throw error
    },
  )
}

/** The node has answered, and does not want it. */
function isRefusal(error: unknown): error is HostError {
  return error instanceof HostError && typeof error.code === 'number'
}
