import { base58 } from '@scure/base'
import { createRpcError } from '../createRpcError.js'
import type { Landed, Snapshot } from './createLanding.js'
import { toMessageJson } from './toMessageJson.js'
import { toTokenAmount } from './toTokenAmount.js'

/**
 * `getTransaction`'s answer.
 *
 * @throws RpcError -32015 when the caller does not know its version
 */
export function toTransactionJson(
  landed: Landed,
  config: Record<string, unknown>,
) {
  const { encoding = 'json', maxSupportedTransactionVersion: most } = config
  const { tx, wire } = landed.transaction
  if (tx.version !== 'legacy' && !(Number(most ?? -1) >= tx.version))
    throw createRpcError(
      -32015,
      `Transaction version (${tx.version}) is not supported by the requesting client. Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": ${tx.version}`,
    )
  return {
    slot: landed.slot,
    blockTime: landed.time,
    ...(most === undefined ? {} : { version: tx.version }),
    transaction:
      encoding === 'base64'
        ? [Buffer.from(wire).toString('base64'), 'base64']
        : encoding === 'base58'
          ? [base58.encode(wire), 'base58']
          : toMessageJson(landed, encoding === 'jsonParsed'),
    meta: toMeta(landed, encoding === 'jsonParsed'),
  }
}

function toMeta(landed: Landed, isParsed: boolean) {
  const { after, before, err, inner, keys, loaded, logs, units } = landed
  return {
    err,
    status: err ? { Err: err } : { Ok: null },
    // Lamports only leave a transaction as its fee.
    fee: Number(sum(before.lamports) - sum(after.lamports)),
    preBalances: before.lamports.map(Number),
    postBalances: after.lamports.map(Number),
    preTokenBalances: toTokens(before, keys),
    postTokenBalances: toTokens(after, keys),
    innerInstructions: inner.map(({ index, instructions }) => ({
      index,
      instructions: instructions.map(
        ({ accounts, data, programIdIndex, stackHeight }) => ({
          ...(isParsed
            ? {
                accounts: accounts.map((account) => keys[account]),
                programId: keys[programIdIndex],
              }
            : { accounts, programIdIndex }),
          data: base58.encode(data),
          stackHeight,
        }),
      ),
    })),
    logMessages: logs,
    loadedAddresses: loaded,
    rewards: [],
    computeUnitsConsumed: units,
  }
}

const sum = (values: readonly bigint[]) =>
  values.reduce((total, value) => total + value, 0n)

function toTokens({ tokens }: Snapshot, keys: readonly string[]) {
  return keys.flatMap((_, accountIndex) => {
    const token = tokens[accountIndex]
    if (!token) return []
    const { mint, owner, programId } = token
    const uiTokenAmount = toTokenAmount(token)
    return { accountIndex, mint, owner, programId, uiTokenAmount }
  })
}
