import { type AccountInfo, type Connection, PublicKey } from '@solana/web3.js'
import { SolanaError } from '../../core/errors/solana.js'
import { callNode } from '../callNode.js'
import { programs } from '../programs.js'
import type { Mint } from '../read/parseMint.js'
import { parseTokenAccount } from '../read/parseTokenAccount.js'
import { toUnits } from '../toUnits.js'
import { getAssociatedAddress } from './getAssociatedAddress.js'

export type Receiver = {
  /** Where the money goes: the wallet for SOL, else a token account. */
  address: string
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
  if (own) return toReceiver(to, wallet)
  const isToken = wallet && tokenPrograms.includes(wallet.owner.toBase58())
  if (isToken || wallet?.executable)
    throw new SolanaError({ code: 'RECEIVER_NOT_WALLET', details: to })
  if (!mint || !associated) return toReceiver(to, wallet)
  if (!account || account.owner.toBase58() === programs.system)
    return {
      address: associated,
      isNew: true,
      lamports: account ? toUnits(account.lamports) : 0n,
      length: getTokenAccountLength(mint),
    }
  // Its owner can be changed, and tokens would then go to someone else.
  const found = parseTokenAccount(associated, account)
  if (found?.owner !== to || found.mint !== mint.address)
    throw new SolanaError({ code: 'RECEIVER_NOT_WALLET', details: associated })
  assertLiquid(found)
  return toReceiver(associated, account)
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

function toReceiver(
  address: string,
  account: AccountInfo<Uint8Array> | null | undefined,
): Receiver {
  return {
    address,
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
