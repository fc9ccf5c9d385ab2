import { Message, Transaction } from '@solana/web3.js'
import { encodeBase58 } from '../../core/address/encodeBase58.js'
import { SolanaError } from '../../core/errors/solana.js'
import { readInstructions } from './readInstructions.js'
import { toWire } from './toWire.js'

/**
 * Checks what a wallet has signed: by the right account, and nothing else than
 * the payment. Wallets may change fee, blockhash and memo, and add checks.
 *
 * @param signed - serialized transaction, as the wallet has given it
 * @param asked - message that it was asked to sign
 * @returns the bytes to send, and whether the message is the one asked for
 * @throws SolanaError `SIGNED_OTHERWISE`
 */
export function readSigned(
  signed: Uint8Array,
  asked: Uint8Array,
): { hash: string; isExact: boolean; transaction: Uint8Array } {
  try {
    const transaction = Transaction.from(signed)
    const message = Uint8Array.from(transaction.serializeMessage())
    const { signature } = transaction
    const isOwn =
      signature &&
      transaction.signatures.length === 1 &&
      transaction.verifySignatures() &&
      isSame(message, asked)
    if (!isOwn) throw new Error('The message or its signature differs')
    return {
      hash: encodeBase58(signature),
      isExact: encodeBase58(message) === encodeBase58(asked),
      transaction: toWire(message, signature),
    }
  } catch (cause) {
    throw new SolanaError({ code: 'SIGNED_OTHERWISE', cause })
  }
}

function isSame(message: Uint8Array, asked: Uint8Array) {
  const [one, other] = [Message.from(message), Message.from(asked)]
  const [payer, owner] = [one.accountKeys[0], other.accountKeys[0]]
  return (
    payer?.toBase58() === owner?.toBase58() &&
    readInstructions(one).join(';') === readInstructions(other).join(';')
  )
}
