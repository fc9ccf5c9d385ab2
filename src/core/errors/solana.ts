import { KitError } from './base.js'

type Row = readonly [sentence: string, sentToNetwork: 'no' | 'unknown']

/** What is special to payments on Solana, and what it means for the money. */
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
  TOKEN_ACCOUNT_FROZEN: ['This token account is frozen', 'no'],
  RECEIVER_NOT_WALLET: ["This isn't a wallet address", 'no'],
  RECEIVER_OTHER_TOKEN: ['This address only accepts a different token', 'no'],
  BUDGET_INVALID: ['The price or limit of compute units is not valid', 'no'],
  COMMITMENT_INVALID: ['This is no commitment of Solana', 'no'],
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

/** Stable identifiers of the errors that only Solana has. */
export type SolanaErrorCode = keyof typeof rows

/**
 * A payment on Solana was refused, or has failed, in a way that other networks
 * do not know. `sentToNetwork` tells whether it may have left.
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
