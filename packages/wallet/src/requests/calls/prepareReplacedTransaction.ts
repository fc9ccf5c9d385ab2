import {
  type Address,
  type Hex,
  isAddressEqual,
  keccak256,
  parseTransaction,
} from 'viem'
import type {
  ApprovalParameters,
  PreparedApproval,
} from '../approval/preparedApproval.js'
import { toNetworkRows } from '../rows/toNetworkRows.js'
import { toSimulatedCall } from '../simulate/toSimulatedCall.js'
import { toUpgradedCode } from '../simulate/toUpgradedCode.js'
import { decodeExecute } from '../smartAccount/decodeExecute.js'
import { noUpgrades, type PreparedBatch } from '../smartAccount/prepareBatch.js'
import { prepareTransaction } from '../transaction/prepareTransaction.js'
import { readReach } from '../transaction/readReach.js'
import { readTotalSpend } from '../transaction/readSpend.js'
import type { Bundles } from './createBundles.js'
import { decodeCalls } from './decodeCalls.js'
import { listAttempts } from './listAttempts.js'
import { signCalls } from './runCalls.js'
import { toCallsView } from './toCallsView.js'

/**
 * Prepares a transaction in place of one of a bundle, with its nonce. The
 * upgrade of a batch stays the same authorization.
 *
 * @param parameters.index - its place in the bundle
 * @param parameters.raw - what it replaces, as it was signed
 * @throws HostError -32000 when a block has its nonce, or there is too little
 */
export async function prepareReplacedTransaction(
  parameters: ApprovalParameters & {
    bundles: Pick<Bundles, 'update'>
    id: string
    index: number
    isCancelled: boolean
    raw: Hex
    scope: string
  },
): Promise<PreparedApproval> {
  const { account, bundles, chain, id, index, isCancelled } = parameters
  const { nonces, raw, rpc, scope, strings } = parameters
  const { address: from } = account
  const old = parseTransaction(raw)
  const { authorizationList, data = '0x', gas, nonce = 0, value = 0n } = old
  const to = old.to as Address
  const isBatch = isAddressEqual(to, from) && data !== '0x'
  const calls = isCancelled
    ? []
    : isBatch
      ? decodeExecute(data)
      : [{ data, to, value }]
  const request = isCancelled
    ? { data: '0x' as Hex, nonce, to: from, value: 0n }
    : { data, nonce, to, value }
  const [{ dataFee, transaction: prepared }, actions] = await Promise.all([
    prepareTransaction({
      ...{ chain, from, replaced: raw, request, rpc },
      gas: isCancelled ? undefined : gas,
    }),
    decodeCalls({ calls, chain, from, rpc, strings }),
  ])
  const transaction = withUpgrade()
  const prices = [{ dataFee, isTried: true, transaction }]

  function withUpgrade(): PreparedBatch {
    const [authorization] = (!isCancelled && authorizationList) || []
    if (!authorization) return prepared
    if (prepared.type !== 'eip1559') throw noUpgrades(chain)
    const { address, chainId, nonce } = authorization
    return Object.freeze({
      ...prepared,
      authorization: { address: address as Address, chainId, nonce },
    })
  }

  /** Kept before it is sent: whichever lands is known. */
  async function keep(hash: Hex) {
    const attempt = { hash, ...(isCancelled && { isCancelled }) }
    await bundles.update(scope, id, (kept) => {
      const attempts = [...listAttempts(kept, index), attempt]
      return kept.count > 1
        ? { ...kept, steps: { ...kept.steps, [index]: attempts } }
        : { ...kept, attempts }
    })
  }

  return {
    view: {
      ...toCallsView({
        ...{ actions, chain, strings },
        prepared: prices,
        rows: toNetworkRows(parameters),
      }),
      isSent: true,
    },
    spend: readTotalSpend(prices, { calls, routers: chain.routers }),
    isBound: true,
    // guard: replaced upgrade
    reach: transaction.authorization
      ? undefined
      : await readReach(calls, { chain, rpc }),
    simulation: {
      ...{ account: from, chain, claimed: calls },
      calls: [toSimulatedCall(from, transaction)],
      code: toUpgradedCode(transaction.authorization),
    },
    async run() {
      const { data, to, value } = transaction
      const hash = await nonces.send(
        { address: from, chain },
        {
          ...{ call: { data, to, value }, least: nonce, nonce },
          async sign() {
            const signed = await signCalls(account, transaction)
            await keep(keccak256(signed))
            return signed
          },
        },
      )
      await bundles.update(scope, id, (kept) => ({
        ...kept,
        hashes: kept.hashes.map((old, place) => (place === index ? hash : old)),
      }))
    },
  }
}
