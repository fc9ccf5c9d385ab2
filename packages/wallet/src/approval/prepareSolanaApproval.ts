import { base58 } from '@scure/base'
import { HostError } from 'latchkey/frame'
import { bytesToHex, hexToBytes } from 'viem'
import type { ReadPrices } from '../chain/createPrices.js'
import type { Rpc } from '../chain/createRpc.js'
import { decodeMessage } from '../decode/decodeMessage.js'
import type { Strings } from '../language/english.js'
import type { FrameCluster } from '../loadConfig.js'
import type { SolanaKey } from '../signer/createSignerWallets.js'
import { decodeBase58 } from '../solana/decodeBase58.js'
import {
  type DescribedTransaction,
  describeTransaction,
} from '../solana/describeTransaction.js'
import { isTransactionLike } from '../solana/isTransactionLike.js'
import { pickPayment } from '../solana/pickPayment.js'
import { readSendOptions } from '../solana/readSendOptions.js'
import { readTransaction } from '../solana/readTransaction.js'
import { refuse } from '../solana/refuse.js'
import { sendTransaction } from '../solana/sendTransaction.js'
import { signTransaction } from '../solana/signTransaction.js'
import { simulateTransaction } from '../solana/simulateTransaction.js'
import { toAccountRows } from '../solana/toAccountRows.js'
import { toTransactionsView } from '../solana/toTransactionsView.js'
import type { SolanaMethod } from './approvalMethods.js'
import { joinSpend } from './joinSpend.js'
import type { PreparedApproval } from './prepareApproval.js'
import type { Spend } from './spend.js'

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
  const { raw, view } = decodeMessage({
    message: bytesToHex(bytes),
    origin,
    address: account.address,
    chainId: cluster.caipNetworkId as `solana:${string}`,
    strings,
  })
  return {
    view: { ...view, rows: toAccountRows(parameters), raw },
    run: async () => ({
      signature: base58.encode(await account.sign(hexToBytes(raw))),
    }),
  }
}

async function prepareTransaction(
  parameters: SolanaApprovalParameters,
): Promise<PreparedApproval> {
  const { account } = parameters
  const { transaction } = toRecord(parameters.params)
  const read = readTransaction(transaction, account.address)
  return {
    ...(await describeAll([read], parameters)),
    run: async () => {
      const { bytes, signature } = await signTransaction(read, account)
      return {
        transaction: base58.encode(bytes),
        signature: base58.encode(signature),
      }
    },
  }
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
  return {
    ...(await describeAll(all, parameters)),
    run: async () => {
      const signed = await Promise.all(
        all.map((one) => signTransaction(one, account)),
      )
      return { transactions: signed.map(({ bytes }) => base58.encode(bytes)) }
    },
  }
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
    describeAll([read], parameters),
    sendOptions.skipPreflight
      ? undefined
      : simulateTransaction({ bytes: read.bytes, cluster, rpc, sendOptions }),
  ])
  return {
    ...described,
    view: { ...described.view, isSent: true },
    run: async () => {
      const { bytes, id } = await signTransaction(read, account)
      await sendTransaction({ bytes, cluster, rpc, sendOptions })
      return { signature: base58.encode(id) }
    },
  }
}

async function describeAll(
  transactions: readonly ReturnType<typeof readTransaction>[],
  parameters: SolanaApprovalParameters,
) {
  const { account, cluster, readPrices, rpc, strings } = parameters
  const user = account.address
  const described = await Promise.all(
    transactions.map((transaction) =>
      describeTransaction({
        ...{ cluster, readPrices, rpc },
        ...{ strings, transaction, user },
      }),
    ),
  )
  return {
    view: toTransactionsView(described, parameters),
    spend: joinSpend(described.map(readSpend)),
  }
}

/** Known of a transaction that is one payment, and nothing else. */
function readSpend({ parts }: DescribedTransaction): Spend {
  const payment = pickPayment(parts)?.payment
  return payment ? [payment.spend] : 'unknown'
}

function toRecord(params: unknown): Record<string, unknown> {
  if (typeof params === 'object' && params !== null)
    return params as Record<string, unknown>
  throw refuse('The request is malformed')
}
