import type { Transaction, VersionedTransaction } from '@solana/web3.js'
import type { SolanaAccount } from '../../core/account/account.js'
import { ChainNotSupportedError } from '../../core/errors/chain.js'
import { getKitError } from '../../core/errors/getKitError.js'
import { InvalidTransactionError } from '../../core/errors/solanaWallet.js'
import type { SolanaNetworkId } from '../../core/ports/solana.js'
import { assertCommitments } from '../../core/send/assertCommitments.js'
import { serializeTransaction } from '../adapters/serializeTransaction.js'
import { loadWeb3 } from '../loadWeb3.js'
import { requestWallet } from '../send/requestWallet.js'
import type { SolanaContext } from '../solanaContext.js'
import type { Solana } from '../types.js'
import { toUnsupported } from './toUnsupported.js'

type Any = Transaction | VersionedTransaction
type Request = Parameters<Solana['signTransaction']>[0]

/**
 * Creates the signing functions for apps that build transactions with web3.js.
 */
export function createSigning(parameters: {
  context: SolanaContext
  /** @throws NotConnectedError */
  getAccount: (address: string | undefined) => SolanaAccount
  getNetwork: () => SolanaNetworkId
}): Pick<
  Solana,
  'signAllTransactions' | 'signAndSendTransaction' | 'signTransaction'
> {
  const { context, getAccount, getNetwork } = parameters

  function prepare(request: Omit<Request, 'transaction'>) {
    const chain = request.caipNetworkId ?? getNetwork()
    const cluster = context.clusters.find(({ id }) => id === chain)
    if (!cluster) throw new ChainNotSupportedError({ chain })
    const account = getAccount(request.account)
    const { address } = account
    const { signal } = request
    const wallet = context.getWallet(account)
    return { wallet, input: { address, caipNetworkId: cluster.id, signal } }
  }

  async function sign(
    request: Omit<Request, 'transaction'>,
    bytes: Uint8Array,
  ) {
    const { input, wallet } = prepare(request)
    const ask = wallet.signTransaction
    if (!ask) throw toUnsupported('signTransaction')
    return requestWallet(wallet, {
      ...input,
      run: () => ask({ ...input, transaction: bytes }),
    })
  }

  async function signOne<transaction extends Any>(
    request: Request & { transaction: transaction },
  ) {
    const { transaction } = request
    const signed = await sign(request, serialize(transaction))
    return (await parseAs(transaction, signed)) as transaction
  }

  async function signAll<transaction extends Any>(
    request: Omit<Request, 'transaction'>,
    transactions: readonly transaction[],
  ) {
    const { input, wallet } = prepare(request)
    const signed: transaction[] = []
    const ask = wallet.signAllTransactions
    if (!ask) {
      for (const transaction of transactions)
        signed.push(await signOne({ ...request, transaction }))
      return signed
    }
    const bytes = transactions.map(serialize)
    const answers = await requestWallet(wallet, {
      ...input,
      run: () => ask({ ...input, transactions: bytes }),
    })
    for (const [index, transaction] of transactions.entries()) {
      const bytes = answers[index] ?? new Uint8Array()
      signed.push((await parseAs(transaction, bytes)) as transaction)
    }
    return signed
  }

  return {
    signTransaction: (request) => translated(() => signOne(request)),
    signAllTransactions: ({ transactions, ...request }) =>
      translated(() => signAll(request, transactions)),
    signAndSendTransaction: ({ options, transaction, ...request }) =>
      translated(async () => {
        assertCommitments({ preflightCommitment: options?.preflightCommitment })
        const { input, wallet } = prepare(request)
        const bytes = serialize(transaction)
        if (wallet.signAndSendTransaction)
          return wallet.signAndSendTransaction({
            ...input,
            options,
            transaction: bytes,
          })
        const connection = await context.getConnection(input.caipNetworkId)
        const signed = await sign(request, bytes)
        return connection.sendRawTransaction(signed, toSendOptions(options))
      }),
  }
}

async function translated<output>(run: () => Promise<output>): Promise<output> {
  try {
    return await run()
  } catch (error) {
    throw getKitError(error)
  }
}

function serialize(transaction: Any) {
  try {
    return serializeTransaction(transaction)
  } catch (cause) {
    throw new InvalidTransactionError({ cause })
  }
}

async function parseAs(given: Any, bytes: Uint8Array): Promise<Any> {
  const { Transaction, VersionedTransaction } = await loadWeb3()
  try {
    return 'version' in given
      ? VersionedTransaction.deserialize(bytes)
      : Transaction.from(bytes)
  } catch (cause) {
    throw new InvalidTransactionError({ cause })
  }
}

function toSendOptions(options: object | undefined) {
  return Object.fromEntries(
    Object.entries(options ?? {}).filter(([, value]) => value !== undefined),
  )
}
