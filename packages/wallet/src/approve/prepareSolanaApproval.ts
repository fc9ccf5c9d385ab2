import { base58 } from '@scure/base'
import { HostError } from 'latchkey/frame'
import { bytesToHex } from 'viem'
import { decodeBase58 } from '../core/decodeBase58.js'
import { joinSpend } from '../core/spend/joinSpend.js'
import type { Spend } from '../core/spend/spend.js'
import type { SolanaKey } from '../core/wallet.js'
import type { ReadPrices } from '../node/createPrices.js'
import type { Rpc } from '../node/createRpc.js'
import type { FrameCluster } from '../node/loadConfig.js'
import type { PreparedApproval } from '../requests/approval/preparedApproval.js'
import { decodeMessage } from '../requests/decode/decodeMessage.js'
import { addExpectedChanges } from '../requests/solana/addExpectedChanges.js'
import {
  type DescribedTransaction,
  describeTransaction,
} from '../requests/solana/describeTransaction.js'
import { isTransactionLike } from '../requests/solana/isTransactionLike.js'
import { pickPayment } from '../requests/solana/pickPayment.js'
import { OFF_CHAIN, readOffChain } from '../requests/solana/readOffChain.js'
import { readSendOptions } from '../requests/solana/readSendOptions.js'
import { readTransaction } from '../requests/solana/readTransaction.js'
import { refuse } from '../requests/solana/refuse.js'
import { sendTransaction } from '../requests/solana/sendTransaction.js'
import { signTransaction } from '../requests/solana/signTransaction.js'
import { simulateTransaction } from '../requests/solana/simulateTransaction.js'
import { toAccountRows } from '../requests/solana/toAccountRows.js'
import { toTransactionsView } from '../requests/solana/toTransactionsView.js'
import type { Strings } from '../ui/language/translations/english.js'
import type { SolanaMethod } from './approvalMethods.js'

export type SolanaApprovalParameters = {
  params: unknown
  cluster: FrameCluster
  account: SolanaKey
  origin: string
  /** Without it, only the chain names tokens. */
  readPrices?: ReadPrices | undefined
  rpc: Rpc
  /** What the card speaks. */
  strings: Strings
}

const MESSAGE_MAX_BYTES = 16_384
const TRANSACTIONS_MAX = 32

const prepares = {
  solana_signAllTransactions: prepareTransactions,
  solana_signAndSendTransaction: prepareSend,
  solana_signMessage: prepareMessage,
  solana_signTransaction: prepareTransaction,
} satisfies Record<SolanaMethod, unknown>

/**
 * Decodes an unsafe request on Solana, so that nothing is shown that is not
 * signed and nothing signed that is not shown.
 */
export function prepareSolanaApproval(
  method: SolanaMethod,
  parameters: SolanaApprovalParameters,
): Promise<PreparedApproval> {
  return prepares[method](parameters)
}

async function prepareMessage(
  parameters: SolanaApprovalParameters,
): Promise<PreparedApproval> {
  const { account, cluster, origin, strings } = parameters
  const { message, pubkey } = toRecord(parameters.params)
  if (pubkey !== account.address)
    throw new HostError({
      message: 'The account is not the one signed in',
      code: 4100,
    })
  const bytes = decodeBase58(message, MESSAGE_MAX_BYTES)
  if (!bytes) throw refuse('The message is malformed or too long')
  if (isTransactionLike(bytes))
    throw refuse('The message is a transaction and must be signed as one')
  const isOffChain = bytes[0] === OFF_CHAIN
  // guard: off-chain message
  const text = isOffChain ? readOffChain(bytes, account.address) : bytes
  const { reach, view } = decodeMessage({
    message: bytesToHex(text),
    origin,
    address: account.address,
    chainId: cluster.caipNetworkId as `solana:${string}`,
    strings,
  })
  return {
    // Who reads the bytes around the text, and how, nobody knows.
    reach: isOffChain ? undefined : reach,
    view: { ...view, rows: toAccountRows(parameters), raw: bytesToHex(bytes) },
    run: async () => ({
      signature: base58.encode(await account.sign(bytes)),
    }),
  }
}

async function prepareTransaction(
  parameters: SolanaApprovalParameters,
): Promise<PreparedApproval> {
  const { account } = parameters
  const { transaction } = toRecord(parameters.params)
  const read = readTransaction(transaction, account.address)
  return describeAll([read], parameters, {
    run: async () => {
      const { bytes, signature } = await signTransaction(read, account)
      return {
        transaction: base58.encode(bytes),
        signature: base58.encode(signature),
      }
    },
  })
}

async function prepareTransactions(
  parameters: SolanaApprovalParameters,
): Promise<PreparedApproval> {
  const { account } = parameters
  const { transactions } = toRecord(parameters.params)
  if (!Array.isArray(transactions) || transactions.length === 0)
    throw refuse('There is no transaction to sign')
  if (transactions.length > TRANSACTIONS_MAX)
    throw refuse(`At most ${TRANSACTIONS_MAX} transactions are signed at once`)
  const all = transactions.map((text) => readTransaction(text, account.address))
  return describeAll(all, parameters, {
    run: async () => {
      const signed = await Promise.all(
        all.map((one) => signTransaction(one, account)),
      )
      return { transactions: signed.map(({ bytes }) => base58.encode(bytes)) }
    },
  })
}

async function prepareSend(
  parameters: SolanaApprovalParameters,
): Promise<PreparedApproval> {
  const { account, cluster, rpc } = parameters
  const { options, transaction } = toRecord(parameters.params)
  const sendOptions = readSendOptions(options)
  const read = readTransaction(transaction, account.address)
  const isMissing = read.signatures.some(
    (signature, index) =>
      index !== read.signerIndex && signature.every((byte) => byte === 0),
  )
  if (isMissing)
    throw refuse('Another signature is missing, so it cannot be sent')
  const [described] = await Promise.all([
    describeAll([read], parameters, {
      isSent: true,
      run: async () => {
        const { bytes, id } = await signTransaction(read, account)
        await sendTransaction({ bytes, cluster, rpc, sendOptions })
        return { signature: base58.encode(id) }
      },
    }),
    sendOptions.skipPreflight
      ? undefined
      : simulateTransaction({ bytes: read.bytes, cluster, rpc, sendOptions }),
  ])
  return described
}

async function describeAll(
  transactions: readonly ReturnType<typeof readTransaction>[],
  parameters: SolanaApprovalParameters,
  { isSent, run }: Pick<PreparedApproval, 'run'> & { isSent?: boolean },
): Promise<PreparedApproval> {
  const { account, cluster, readPrices, rpc, strings } = parameters
  const user = account.address
  const all = await Promise.all(
    transactions.map((transaction) =>
      describeTransaction({
        ...{ cluster, readPrices, rpc },
        ...{ strings, transaction, user },
      }),
    ),
  )
  const view = toTransactionsView(all, parameters)
  const spend = joinSpend(all.map((one) => readSpend(one, parameters)))
  const prepared: PreparedApproval = {
    ...{ run, spend },
    // Of its cluster is the blockhash that it names.
    isBound: true,
    // guard: solana reach
    reach: isSent && spend !== 'unknown' ? 'payment' : undefined,
    view: isSent ? { ...view, isSent } : view,
  }
  return addExpectedChanges(prepared, {
    ...{ cluster, readPrices, rpc, strings, user },
    transactions: all.map((described, index) => ({
      bytes: transactions[index]?.bytes ?? new Uint8Array(),
      described,
    })),
  })
}

/** Known of a transaction that is one payment, and nothing else. */
function readSpend(
  { fee, feePayer, parts }: DescribedTransaction,
  { account }: SolanaApprovalParameters,
): Spend {
  const payment = pickPayment(parts)?.payment
  if (!payment) return 'unknown'
  const rent = parts.reduce(
    (sum, part) => sum + (part.rent?.lamports ?? 0n),
    0n,
  )
  const own = feePayer === account.address ? fee : 0n
  // guard: solana-fee-limit
  return [payment.spend, { asset: 'native', units: own + rent }]
}

function toRecord(params: unknown): Record<string, unknown> {
  if (typeof params === 'object' && params !== null)
    return params as Record<string, unknown>
  throw refuse('The request is malformed')
}
