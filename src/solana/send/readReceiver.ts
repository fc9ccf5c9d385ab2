import { type AccountInfo, type Connection, PublicKey } from '@solana/web3.js'
import { SolanaError } from '../../core/errors/solana.js'
import type { SolanaSendOptions } from '../../core/ports/solana.js'
import { callNode } from '../callNode.js'
import { programs } from '../programs.js'
import type { Mint } from '../read/parseMint.js'
import {
  parseTokenAccount,
  type TokenAccount,
} from '../read/parseTokenAccount.js'
import { toUnits } from '../toUnits.js'
import { getAssociatedAddress } from './getAssociatedAddress.js'

export type Receiver = {
  /** Where the money goes: the wallet for SOL, else a token account. */
  address: string
  /** Whether it only takes transfers right after a memo. */
  isMemoRequired: boolean
  /** Whether the token account has to be created. */
  isNew: boolean
  /** Lamports it holds now. */
  lamports: bigint
  /** Length in bytes, once it exists. */
  length: number
}

const tokenPrograms: readonly string[] = [programs.token, programs.token2022]

/**
 * Reads the receiver, and the account that tokens go to.
 *
 * @throws SolanaError for addresses that are not a wallet, or take other
 * tokens
 */
export async function readReceiver(
  connection: Connection,
  parameters: { mint: Mint | undefined; to: string },
  signal?: AbortSignal | undefined,
): Promise<Receiver> {
  const { mint, to } = parameters
  const associated = mint && getAssociatedAddress(to, mint)
  const keys = [to, ...(associated ? [associated] : [])]
  const [wallet, account] = await callNode(
    () =>
      connection.getMultipleAccountsInfo(
        keys.map((key) => new PublicKey(key)),
        'confirmed',
      ),
    { signal },
  )
  const own = mint && readOwn(wallet, to, mint)
  if (own) return toReceiver(to, wallet, own)
  const isToken = wallet && tokenPrograms.includes(wallet.owner.toBase58())
  if (isToken || wallet?.executable)
    throw new SolanaError({ code: 'RECEIVER_NOT_WALLET', details: to })
  if (!mint || !associated) return toReceiver(to, wallet)
  if (!account || account.owner.toBase58() === programs.system) {
    assertOpen(mint, to)
    return {
      address: associated,
      isMemoRequired: false,
      isNew: true,
      lamports: account ? toUnits(account.lamports) : 0n,
      length: getTokenAccountLength(mint),
    }
  }
  // Its owner can be changed, and tokens would then go to someone else.
  const found = parseTokenAccount(associated, account)
  if (found?.owner !== to || found.mint !== mint.address)
    throw new SolanaError({ code: 'RECEIVER_NOT_WALLET', details: associated })
  assertLiquid(found)
  return toReceiver(associated, account, found)
}

/**
 * Asserts that a receiver that requires a memo gets one.
 *
 * @throws SolanaError `MEMO_REQUIRED`
 */
export function assertMemoGiven(
  { address, isMemoRequired }: Receiver,
  options: SolanaSendOptions = {},
): void {
  if (isMemoRequired && options.memo === undefined)
    throw new SolanaError({ code: 'MEMO_REQUIRED', details: address })
}

/** Accepts a token account as the receiver, if it takes this token. */
function readOwn(
  wallet: AccountInfo<Uint8Array> | null | undefined,
  to: string,
  mint: Mint,
) {
  const found = parseTokenAccount(to, wallet)
  if (!found) return undefined
  if (found.mint !== mint.address)
    throw new SolanaError({ code: 'RECEIVER_OTHER_TOKEN', details: to })
  assertLiquid(found)
  return found
}

function assertLiquid({
  address,
  isFrozen,
}: {
  address: string
  isFrozen: boolean
}) {
  if (isFrozen)
    throw new SolanaError({ code: 'TOKEN_ACCOUNT_FROZEN', details: address })
}

/** Extension type (Token-2022), and its value for accounts that are frozen. */
const DEFAULT_STATE = 6
const FROZEN = 2

/** Rejects a token whose new accounts are frozen until the issuer has agreed. */
function assertOpen({ extensions }: Mint, to: string) {
  const state = extensions.get(DEFAULT_STATE)
  if (state?.[0] === FROZEN)
    throw new SolanaError({ code: 'RECEIVER_NOT_APPROVED', details: to })
}

function toReceiver(
  address: string,
  account: AccountInfo<Uint8Array> | null | undefined,
  token?: TokenAccount,
): Receiver {
  return {
    address,
    isMemoRequired: token?.isMemoRequired ?? false,
    isNew: false,
    lamports: account ? toUnits(account.lamports) : 0n,
    length: account?.data.length ?? 0,
  }
}

const BASE_LENGTH = 165
/** Type and length of an extension. */
const HEADER_LENGTH = 4

/** Extensions of a mint that require one in its accounts, with its length. */
const answers: ReadonlyMap<number, number> = new Map([
  // Withheld fees.
  [1, 8],
  // Non-transferable.
  [9, 0],
  // Transfer hook.
  [14, 1],
  // Pausable.
  [26, 0],
])

/**
 * Returns the length of a new associated token account, which rent is paid
 * for.
 */
function getTokenAccountLength({ extensions, program }: Mint): number {
  if (program === programs.token) return BASE_LENGTH
  // Kind of the account, and the immutable owner extension, without a value.
  let length = BASE_LENGTH + 1 + HEADER_LENGTH
  for (const [type, size] of answers)
    if (extensions.has(type)) length += HEADER_LENGTH + size
  return length
}
