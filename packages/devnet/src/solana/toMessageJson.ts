import { base58 } from '@scure/base'
import type { Landed } from './createLanding.js'

/** A transaction's signatures and message, as `json` or `jsonParsed`. */
export function toMessageJson(landed: Landed, isParsed: boolean) {
  const { keys, transaction } = landed
  const { message, signatures } = transaction.tx
  const { numRequiredSignatures } = message.header
  const accountKeys = isParsed
    ? keys.map((pubkey, index) => ({
        pubkey,
        signer: index < numRequiredSignatures,
        writable: message.isAccountWritable(index),
        source:
          index < message.staticAccountKeys.length
            ? 'transaction'
            : 'lookupTable',
      }))
    : message.staticAccountKeys.map((key) => key.toBase58())
  const lookups = message.addressTableLookups.map((lookup) => ({
    ...lookup,
    accountKey: lookup.accountKey.toBase58(),
  }))
  return {
    signatures: signatures.map(base58.encode),
    message: {
      accountKeys,
      ...(isParsed ? {} : { header: message.header }),
      instructions: toInstructions(landed, isParsed),
      recentBlockhash: message.recentBlockhash,
      ...(transaction.tx.version === 'legacy'
        ? {}
        : { addressTableLookups: lookups }),
    },
  }
}

function toInstructions({ keys, transaction }: Landed, isParsed: boolean) {
  const { compiledInstructions } = transaction.tx.message
  return compiledInstructions.map((instruction) => {
    const { accountKeyIndexes, data, programIdIndex } = instruction
    const rest = { data: base58.encode(data), stackHeight: null }
    if (!isParsed)
      return { accounts: [...accountKeyIndexes], programIdIndex, ...rest }
    const accounts = accountKeyIndexes.map((index) => keys[index])
    return { accounts, programId: keys[programIdIndex], ...rest }
  })
}
