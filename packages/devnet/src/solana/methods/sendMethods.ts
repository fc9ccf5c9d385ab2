import { VersionedMessage } from '@solana/web3.js'
import { createRpcError } from '../../createRpcError.js'
import { describeError } from '../describeError.js'
import { getFee } from '../getFee.js'
import { parseTransaction } from '../parseTransaction.js'
import { type Config, readConfig } from '../readConfig.js'
import { simulate } from '../simulate.js'
import type { SolanaContext, SolanaMethods } from '../solanaContext.js'
import { toContext } from '../toContext.js'
import { toSimulated } from '../toSimulated.js'
import { chainMethods } from './chainMethods.js'

/** From a message to a transaction on its way. */
export const sendMethods: SolanaMethods = {
  getFeeForMessage([text, options], context) {
    const { commitment } = readConfig(options, context.ledger)
    const message = parseMessage(text)
    const bank = context.ledger.bank(commitment)
    const last = context.ledger.lastValid(message.recentBlockhash, bank)
    const fee = last === undefined ? null : Number(getFee(message))
    return toContext(context, commitment, fee)
  },
  simulateTransaction([text, options], context) {
    const { commitment, raw } = readConfig(options, context.ledger)
    const { replaceRecentBlockhash: isFresh = false, sigVerify = false } = raw
    if (isFresh && sigVerify)
      throw createRpcError(
        -32602,
        'sigVerify may not be used with replaceRecentBlockhash',
      )
    const transaction = parseTransaction(text, raw.encoding)
    if (sigVerify && !transaction.verify()) throw unsigned()
    const bank = context.ledger.bank(commitment)
    const done = simulate(context, transaction, { bank, isFresh: !!isFresh })
    const value = toSimulated(context, done, {
      accounts: raw.accounts,
      bank: isFresh ? bank : undefined,
    })
    return toContext(context, commitment, value)
  },
  sendTransaction([text, options], context) {
    const { controls, ledger } = context
    const given = readConfig(options, ledger)
    const { encoding, preflightCommitment, skipPreflight } = given.raw
    const transaction = parseTransaction(text, encoding)
    const check = { ...given.raw, commitment: preflightCommitment }
    if (skipPreflight !== true)
      preflight(context, transaction, readConfig(check, ledger))
    const { isDropped, isLost, ...way } = controls.takeSend()
    if (isLost) context.lose()
    // Unchecked, a node forwards what no leader will take.
    if (!isDropped && transaction.verify()) ledger.submit(transaction, way)
    return transaction.signature
  },
}

const unsigned = () =>
  createRpcError(-32003, 'Transaction signature verification failure')

function preflight(
  context: SolanaContext,
  transaction: ReturnType<typeof parseTransaction>,
  { commitment }: Config,
) {
  if (!transaction.verify()) throw unsigned()
  chainMethods.getHealth?.([], context)
  const bank = context.ledger.bank(commitment)
  const done = simulate(context, transaction, { bank })
  if (!done.err) return
  throw createRpcError(
    -32002,
    `Transaction simulation failed: ${describeError(done.err)}`,
    toSimulated(context, done),
  )
}

function parseMessage(text: unknown) {
  try {
    if (typeof text === 'string')
      return VersionedMessage.deserialize(
        Uint8Array.from(Buffer.from(text, 'base64')),
      )
  } catch {}
  throw createRpcError(-32602, 'failed to deserialize message')
}
