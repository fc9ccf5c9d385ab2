import { KitError } from './base.js'

type Row = readonly [sentence: string, sentToNetwork: 'no' | 'unknown']

/**
 * Errors specific to payments on Solana: message, and whether anything may
 * have been sent.
 */
const rows = {
  FEE_NOT_COVERED: [
    'Not enough SOL for the network fee. Nothing was sent',
    'no',
  ],
  RENT_NOT_COVERED: [
    "Not enough SOL to open the recipient's token account. Nothing was sent",
    'no',
  ],
  RECEIVER_BELOW_RENT: [
    "That's too little to open the recipient's account. Send more",
    'no',
  ],
  SENDER_BELOW_RENT: [
    'This leaves too little SOL in your account. Send less, or send all of it',
    'no',
  ],
  TOKEN_NOT_TRANSFERABLE: ["This token can't be transferred", 'no'],
  TOKEN_HOOK_UNSUPPORTED: [
    "This token has transfer rules that aren't supported",
    'no',
  ],
  TOKEN_FEE_UNSUPPORTED: [
    "This token charges a fee on transfers, which isn't supported",
    'no',
  ],
  TOKEN_PAUSED: ["This token's issuer has paused all transfers", 'no'],
  TOKEN_EXTENSION_UNKNOWN: [
    "This token has a feature that isn't supported",
    'no',
  ],
  RECEIVER_NOT_APPROVED: [
    "This token's issuer has to approve the recipient first",
    'no',
  ],
  MEMO_REQUIRED: ['This recipient only accepts payments with a memo', 'no'],
  MEMO_INVALID: ['The memo is empty, too long or not plain text', 'no'],
  MEMO_DIFFERS: [
    "The same payment with a different memo isn't finished yet",
    'no',
  ],
  TOKEN_ACCOUNT_FROZEN: ['This token account is frozen', 'no'],
  RECEIVER_NOT_WALLET: ["This isn't a wallet address", 'no'],
  RECEIVER_OTHER_TOKEN: ['This address only accepts a different token', 'no'],
  BUDGET_INVALID: [
    'The priority fee is invalid. Check `computeUnitPrice`, `computeUnitLimit`, `maxPriorityFee` and `priorityFeePercentile`',
    'no',
  ],
  COMMITMENT_INVALID: [
    'The commitment is invalid. Check `commitment` and `preflightCommitment`',
    'no',
  ],
  SIMULATION_FAILED: [
    'The network would reject this transaction. Nothing was sent',
    'no',
  ],
  RPC_BUSY: ['The network is busy. Nothing was sent', 'no'],
  RPC_FAILED: ["Couldn't reach the network. Nothing was sent", 'no'],
  RPC_UNREADABLE: [
    'The network sent an invalid response. Nothing was sent',
    'no',
  ],
  WALLET_CANNOT_SEND: ["This wallet can't sign transactions", 'no'],
  NOT_SIGNED: ["Your wallet didn't sign. Nothing was sent", 'no'],
  SIGNED_OTHERWISE: [
    'Your wallet signed a different transaction. Nothing was sent',
    'no',
  ],
  TRANSACTION_EXPIRED: [
    'The transaction expired before the network accepted it. Nothing was sent',
    'no',
  ],
  ALREADY_SENT: [
    'You made the same payment a moment ago. Nothing was sent again',
    'no',
  ],
  SEND_UNDER_WAY: [
    'This payment is already in progress in another tab. Check your activity before trying again',
    'unknown',
  ],
} as const satisfies Record<string, Row>

/** Error codes specific to Solana. */
export type SolanaErrorCode = keyof typeof rows

/**
 * Thrown when a payment on Solana is rejected or fails in a way specific to
 * Solana. `sentToNetwork` tells whether it may have been sent.
 *
 * @example
 * if (error instanceof SolanaError && error.code === 'TRANSACTION_EXPIRED')
 *   retry()
 */
export class SolanaError<
  code extends SolanaErrorCode = SolanaErrorCode,
> extends KitError<code> {
  override name = 'SolanaError'
  constructor(parameters: {
    code: code
    cause?: unknown
    details?: string | undefined
  }) {
    const [sentence, sentToNetwork] = rows[parameters.code]
    super(sentence, { sentToNetwork, ...parameters })
  }
}
