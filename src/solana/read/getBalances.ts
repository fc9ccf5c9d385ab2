import { type Connection, PublicKey } from '@solana/web3.js'
import { assertReceiver } from '../../core/address/assertReceiver.js'
import { SolanaError } from '../../core/errors/solana.js'
import type {
  SolanaNetworkId,
  SolanaPort,
  SolanaTokenBalance,
} from '../../core/ports/solana.js'
import { callNode } from '../callNode.js'
import { programs } from '../programs.js'
import type { SolanaContext } from '../solanaContext.js'
import { toKitError } from '../toKitError.js'
import { toUnits } from '../toUnits.js'
import { isConverted, toShownAmount } from './convertAmount.js'
import { type Mint, parseMint } from './parseMint.js'
import { parseTokenAccount } from './parseTokenAccount.js'
import { readMetadata } from './readMetadata.js'
import { sol } from './sol.js'

/** Maximum number of accounts that a node reads in one request. */
const CHUNK = 100

/**
 * Returns SOL first, then the tokens of both programs by mint, summed over all
 * token accounts of the owner. Empty token balances, and tokens without a
 * mint, are omitted.
 *
 * @throws InvalidReceiverError, WrongNamespaceError, ChainNotSupportedError,
 * ApiError
 */
export async function getBalances(
  context: SolanaContext,
  parameters: Parameters<SolanaPort['getBalances']>[0],
): Promise<readonly SolanaTokenBalance[]> {
  const { address, signal } = parameters
  const caipNetworkId = parameters.caipNetworkId as SolanaNetworkId
  try {
    assertReceiver('solana', address)
    const connection = await context.getConnection(caipNetworkId)
    const owner = new PublicKey(address)
    const [account, ...held] = await Promise.all([
      callNode(() => connection.getAccountInfo(owner, 'confirmed'), { signal }),
      readAmounts(connection, owner, programs.token, signal),
      readAmounts(connection, owner, programs.token2022, signal),
    ])
    const amounts = new Map(
      held.flat().sort(([one], [two]) => (one < two ? -1 : 1)),
    )
    const mints = await readMints(connection, [...amounts.keys()], signal)
    const tokens = await Promise.all(
      mints.map(async (mint) => {
        const held = amounts.get(mint.address) ?? 0n
        const shown = await readShown(connection, {
          ...{ amount: held, mint, payer: address, signal },
        })
        return {
          address: mint.address,
          amount: held,
          caipNetworkId,
          decimals: mint.decimals,
          ...readMetadata(mint.extensions),
          ...(shown !== undefined && { shown }),
        }
      }),
    )
    const amount = account ? toUnits(account.lamports) : 0n
    return [{ ...sol, amount, caipNetworkId }, ...tokens]
  } catch (error) {
    throw toKitError(error)
  }
}

/** An account without SOL cannot have it converted, nor send it. */
async function readShown(
  connection: Connection,
  parameters: Parameters<typeof toShownAmount>[1],
) {
  if (!isConverted(parameters.mint)) return undefined
  try {
    return await toShownAmount(connection, parameters)
  } catch (error) {
    if (error instanceof SolanaError) return undefined
    throw error
  }
}

async function readAmounts(
  connection: Connection,
  owner: PublicKey,
  program: string,
  signal: AbortSignal | undefined,
) {
  const { value } = await callNode(
    () =>
      connection.getTokenAccountsByOwner(
        owner,
        { programId: new PublicKey(program) },
        'confirmed',
      ),
    { signal },
  )
  const amounts = new Map<string, bigint>()
  for (const { account, pubkey } of value) {
    const found = parseTokenAccount(pubkey.toBase58(), account)
    if (!found || found.amount === 0n) continue
    amounts.set(found.mint, (amounts.get(found.mint) ?? 0n) + found.amount)
  }
  return [...amounts]
}

async function readMints(
  connection: Connection,
  addresses: readonly string[],
  signal: AbortSignal | undefined,
): Promise<readonly Mint[]> {
  const chunks: string[][] = []
  for (let start = 0; start < addresses.length; start += CHUNK)
    chunks.push(addresses.slice(start, start + CHUNK))
  const found = await Promise.all(
    chunks.map(async (chunk) => {
      const keys = chunk.map((address) => new PublicKey(address))
      const accounts = await callNode(
        () => connection.getMultipleAccountsInfo(keys, 'confirmed'),
        { signal },
      )
      return chunk.flatMap(
        (address, index) => parseMint(address, accounts[index]) ?? [],
      )
    }),
  )
  return found.flat()
}
