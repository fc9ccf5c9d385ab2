import type { Connection } from 'wagmi'
import type { TokenBalance } from '../../api/balances.js'
import { foldCase } from '../../core/address/foldCase.js'
import { BALANCE_RETRY_BLOCK_MS } from '../../core/constants/balances.js'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import type { Kit } from '../../createKit.js'
import { parseAssets } from './parseAssets.js'

/** Timeout for the embedded wallet's asset list. */
const WALLET_ASSETS_TIMEOUT_MS = 3_000

/** Capabilities of each connection's wallet by account, requested once. */
const capabilities = new WeakMap<Connection, Map<string, Promise<unknown>>>()

/** Time until which a connection's wallet is not queried after a failure. */
const blocked = new WeakMap<Connection, number>()

/**
 * Returns the assets of an account as reported by the embedded wallet, if it
 * supports that. Times out after 3 s.
 *
 * Standards: EIP-7811, EIP-5792.
 *
 * @returns `undefined` for accounts of other wallets, and if the wallet does
 * not support it or fails; the caller then uses another source
 */
export async function readWalletAssets(
  kit: Kit,
  parameters: readWalletAssets.Parameters,
): Promise<readonly TokenBalance[] | undefined> {
  const { address, chainId, signal } = parameters
  const connection = findConnection(kit, address)
  if (!connection) return undefined
  const { connector } = connection
  // While wagmi reconnects, the connector has no `getProvider` yet.
  if (!connector.getProvider) return undefined
  if (Date.now() < (blocked.get(connection) ?? 0)) return undefined
  try {
    const asked = ask(connection, { address, chainId })
    const { answer, isOffered } = await withTimeout(asked, {
      ms: WALLET_ASSETS_TIMEOUT_MS,
      error: () => new Error('The wallet is too slow'),
      signal,
    })
    if (!isOffered) return undefined
    const assets = parseAssets(answer, { chainId })
    if (!assets) throw new Error('The answer cannot be trusted')
    return assets
  } catch (error) {
    signal?.throwIfAborted()
    blocked.set(connection, Date.now() + BALANCE_RETRY_BLOCK_MS)
    kit.logger.debug('wallet_getAssets failed', { error })
    return undefined
  }
}

export declare namespace readWalletAssets {
  type Parameters = {
    address: string
    chainId: number
    signal?: AbortSignal | undefined
  }
}

type Request = (request: {
  method: string
  params: readonly unknown[]
}) => Promise<unknown>

function findConnection({ config }: Kit, address: string) {
  const id = foldCase(address)
  return [...config.state.connections.values()].find(
    ({ accounts, connector }) =>
      connector.id === AUTH_CONNECTOR_ID &&
      accounts.some((account) => foldCase(account) === id),
  )
}

async function ask(
  connection: Connection,
  parameters: { address: string; chainId: number },
) {
  const { address, chainId } = parameters
  const provider = await connection.connector.getProvider()
  const request: Request = (...args) =>
    (provider as { request: Request }).request(...args)
  const hex = `0x${chainId.toString(16)}`
  const known = await getCapabilities(connection, { address, request })
  if (!isOffered(known, hex)) return { answer: undefined, isOffered: false }
  const answer = await request({
    method: 'wallet_getAssets',
    params: [
      {
        account: address,
        assetTypeFilter: ['NATIVE', 'ERC20'],
        chainFilter: [hex],
      },
    ],
  })
  return { answer, isOffered: true }
}

function getCapabilities(
  connection: Connection,
  parameters: { address: string; request: Request },
) {
  const { address, request } = parameters
  const kept = capabilities.get(connection) ?? new Map()
  capabilities.set(connection, kept)
  const known = kept.get(address) as Promise<unknown> | undefined
  if (known) return known
  const asked = request({
    method: 'wallet_getCapabilities',
    params: [address],
  })
  kept.set(address, asked)
  // A failure says nothing about the wallet, so it is not cached.
  asked.catch(() => kept.delete(address))
  return asked
}

/** EIP-5792 keys capabilities by 0x-hex chain id. */
function isOffered(known: unknown, hex: string) {
  const chains = (known ?? {}) as Record<
    string,
    { assetDiscovery?: { supported?: unknown } | null } | null
  >
  const key = Object.keys(chains).find((key) => key.toLowerCase() === hex)
  return key !== undefined && chains[key]?.assetDiscovery?.supported === true
}
