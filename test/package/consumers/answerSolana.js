import { Buffer } from 'node:buffer'

const context = { slot: 1 }
const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const systemProgram = '11111111111111111111111111111111'

const mint = Buffer.alloc(82)
mint[44] = 6
mint[45] = 1

/** A token account that holds 2,500,000 units of the mint. */
const holding = Buffer.alloc(165)
holding.fill(2, 0, 32).fill(3, 32, 64).writeBigUInt64LE(2_500_000n, 64)
holding[108] = 1

/** @type {Record<string, (params: any[]) => unknown>} */
const methods = {
  getAccountInfo: () => ({
    context,
    value: toAccount(Buffer.alloc(0), systemProgram),
  }),
  getLatestBlockhash: () => ({
    context,
    value: { blockhash: systemProgram, lastValidBlockHeight: 150 },
  }),
  getMultipleAccounts: ([keys]) => ({
    context,
    value: keys.map(() => toAccount(mint, tokenProgram)),
  }),
  getTokenAccountsByOwner: ([, { programId }]) => ({
    context,
    value:
      programId === tokenProgram
        ? [{ account: toAccount(holding, tokenProgram), pubkey: systemProgram }]
        : [],
  }),
}

/**
 * Returns what a Solana node answers, or `undefined` for unknown methods.
 *
 * @param {string} method
 * @param {any[]} params
 */
export function answerSolana(method, params) {
  return methods[method]?.(params)
}

/**
 * @param {Buffer} data
 * @param {string} owner
 */
function toAccount(data, owner) {
  return {
    data: [data.toString('base64'), 'base64'],
    executable: false,
    lamports: 1_500_000_000,
    owner,
    rentEpoch: 0,
    space: data.length,
  }
}
