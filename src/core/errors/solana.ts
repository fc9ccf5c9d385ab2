import { KitError } from './base.js'

type Row = readonly [sentence: string, sentToNetwork: 'no' | 'unknown']

/** What is special to payments on Solana, and what it means for the money. */
const rows = {
  FEE_NOT_COVERED: [
    'There is not enough SOL for the network fee. Nothing was sent',
    'no',
  ],
  RENT_NOT_COVERED: [
    "There is not enough SOL to open the receiver's token account. Nothing was sent",
    'no',
  ],
  RECEIVER_BELOW_RENT: [
    "The receiver's account would hold less SOL than the network keeps. Send more",
    'no',
  ],
  SENDER_BELOW_RENT: [
    'Too little SOL would be left in your account. Leave more, or send all of it',
    'no',
  ],
  TOKEN_NOT_TRANSFERABLE: ['This token cannot be sent to anybody', 'no'],
  TOKEN_HOOK_UNSUPPORTED: [
    'This token runs its own program at each transfer, which is not supported',
    'no',
  ],
  TOKEN_FEE_UNSUPPORTED: [
    'This token keeps a part of each transfer, which is not supported',
    'no',
  ],
  TOKEN_ACCOUNT_FROZEN: ['This token account is frozen', 'no'],
  RECEIVER_NOT_WALLET: ['This address is not the address of a wallet', 'no'],
  RECEIVER_OTHER_TOKEN: ['This address takes another token only', 'no'],
  BUDGET_INVALID: ['The price or limit of compute units is not valid', 'no'],
  COMMITMENT_INVALID: ['This is no commitment of Solana', 'no'],
  SIMULATION_FAILED: [
    'The network would refuse this transaction. Nothing was sent',
    'no',
  ],
  RPC_BUSY: [
    'The network answers too many requests now. Nothing was sent',
    'no',
  ],
  RPC_FAILED: ['The network cannot be reached. Nothing was sent', 'no'],
  RPC_UNREADABLE: [
    "The network's answer cannot be read. Nothing was sent",
    'no',
  ],
  WALLET_CANNOT_SEND: ['This wallet cannot sign transactions', 'no'],
  NOT_SIGNED: ['The wallet has not signed. Nothing was sent', 'no'],
  SIGNED_OTHERWISE: [
    'The wallet has signed another transaction than it was asked for. Nothing was sent',
    'no',
  ],
  TRANSACTION_EXPIRED: [
    'The transaction expired before the network took it. Nothing was sent',
    'no',
  ],
  ALREADY_SENT: [
    'The same payment was made a moment ago. Nothing was sent again',
    'no',
  ],
  SEND_UNDER_WAY: [
    'This payment is under way in another tab. Check your activity before trying again',
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
