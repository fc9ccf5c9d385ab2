import {
  type Address,
  address,
  assertIsTransactionWithinSizeLimit,
  getBase58Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionCodec,
  getTransactionLifetimeConstraintFromCompiledTransactionMessage,
  type MessageModifyingSigner,
  type SignableMessage,
  type SignatureBytes,
  type Transaction,
  type TransactionModifyingSigner,
  type TransactionSendingSigner,
  type TransactionWithinSizeLimit,
  type TransactionWithLifetime,
} from '@solana/kit'
import { NotConnectedError } from '../../core/errors/send.js'
import { InvalidTransactionError } from '../../core/errors/solanaWallet.js'
import type { SolanaPort } from '../../core/ports/solana.js'
import { getSolana } from '../getSolana.js'
import { loadWeb3 } from '../loadWeb3.js'

/**
 * Returns the signer of a connected Solana account for `@solana/kit`: it signs
 * messages and transactions, and sends them. Each request goes to the wallet
 * of that account, also when another account is active later. A wallet may
 * change a transaction before it signs, as `modifyAndSignTransactions` allows.
 *
 * @param kit - kit with `solana()`
 * @param parameters.account - address of a connected account, default the
 * active one
 * @param parameters.caipNetworkId - CAIP-2 ID of a configured cluster, default
 * the current one of each request
 * @throws SolanaNotSetError when the kit was created without `solana()`
 * @throws NotConnectedError when no such account is connected
 *
 * @example
 * const signer = getSigner(kit)
 * const message = pipe(
 *   createTransactionMessage({ version: 0 }),
 *   (message) => setTransactionMessageFeePayerSigner(signer, message),
 *   (message) =>
 *     setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, message),
 * )
 * const signature = await signAndSendTransactionMessageWithSigners(message)
 */
export function getSigner(
  kit: { readonly solana: SolanaPort | undefined },
  parameters: getSigner.Parameters = {},
): getSigner.ReturnType {
  const { caipNetworkId } = parameters
  const solana = getSolana(kit)
  const { accounts } = solana.getState()
  const account = accounts.find((one) =>
    parameters.account ? one.address === parameters.account : one.isActive,
  )?.address
  if (!account) throw new NotConnectedError()
  const own = address(account)

  return {
    address: own,
    modifyAndSignMessages: async (messages, { abortSignal: signal } = {}) => {
      const signed: SignableMessage[] = []
      // One after the other: a wallet shows one request at a time.
      for (const { content, signatures } of messages) {
        const { signature } = await solana.signMessage({
          account,
          message: content,
          signal,
        })
        signed.push(
          Object.freeze({
            content,
            signatures: Object.freeze({
              ...signatures,
              [own]: toBytes(signature),
            }),
          }),
        )
      }
      return Object.freeze(signed)
    },
    modifyAndSignTransactions: async (transactions, config = {}) => {
      const signed = await solana.signAllTransactions({
        account,
        caipNetworkId,
        signal: config.abortSignal,
        transactions: await Promise.all(transactions.map(toWeb3)),
      })
      return Promise.all(
        signed.map((transaction, index) =>
          fromWeb3(transaction.serialize(), transactions[index]),
        ),
      )
    },
    signAndSendTransactions: async (transactions, config = {}) => {
      const sent: SignatureBytes[] = []
      for (const transaction of transactions)
        sent.push(
          toBytes(
            await solana.signAndSendTransaction({
              account,
              caipNetworkId,
              signal: config.abortSignal,
              transaction: await toWeb3(transaction),
            }),
          ),
        )
      return sent
    },
  }
}

export declare namespace getSigner {
  type Parameters = {
    /** Address of a connected account; default the active one. */
    account?: string | undefined
    /** CAIP-2 ID of a configured cluster; default the current one. */
    caipNetworkId?: string | undefined
  }
  type ReturnType = MessageModifyingSigner &
    TransactionModifyingSigner &
    TransactionSendingSigner & { readonly address: Address }
}

/** The wallets of the kit take web3.js's transactions: both have one wire. */
async function toWeb3(transaction: Transaction) {
  const { VersionedTransaction } = await loadWeb3()
  const bytes = getTransactionCodec().encode(transaction)
  return VersionedTransaction.deserialize(new Uint8Array(bytes))
}

async function fromWeb3(
  bytes: Uint8Array,
  given: (Transaction & Partial<TransactionWithLifetime>) | undefined,
): Promise<Transaction & TransactionWithinSizeLimit & TransactionWithLifetime> {
  const signed = getTransactionCodec().decode(bytes)
  assertIsTransactionWithinSizeLimit(signed)
  const isSame = given && isEqual(given.messageBytes, signed.messageBytes)
  if (isSame && given.lifetimeConstraint)
    return Object.freeze({
      ...signed,
      lifetimeConstraint: given.lifetimeConstraint,
    })
  const message = getCompiledTransactionMessageDecoder().decode(
    signed.messageBytes,
  )
  if (!('lifetimeToken' in message) || !message.lifetimeToken)
    throw new InvalidTransactionError()
  const lifetimeConstraint =
    await getTransactionLifetimeConstraintFromCompiledTransactionMessage(
      message,
    )
  return Object.freeze({ ...signed, lifetimeConstraint })
}

function isEqual(a: ArrayLike<number>, b: ArrayLike<number>) {
  if (a.length !== b.length) return false
  return Array.from(a).every((byte, index) => byte === b[index])
}

function toBytes(signature: string): SignatureBytes {
  return getBase58Encoder().encode(signature) as SignatureBytes
}
