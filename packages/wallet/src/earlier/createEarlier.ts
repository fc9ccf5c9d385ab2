import { type Address, hexToBytes, isAddressEqual, isHex } from 'viem'
import type { Rpc } from '../chain/createRpc.js'
import type { ShareStore } from '../custody/createShareStore.js'
import { readKey } from '../export/readKey.js'
import { loadAccounts } from '../loadAccounts.js'
import type { FrameChain } from '../loadConfig.js'
import type { Database } from '../storage/createDatabase.js'
import type { Vault } from '../storage/createVault.js'
import { getSecretName } from '../storage/getSecretName.js'
import type { EarlierState } from './earlierState.js'
import { readHoldings } from './readHoldings.js'
import { sweep } from './sweep.js'

export type Earlier = ReturnType<typeof createEarlier>

/**
 * Accounts that this browser alone has made for its users, before their wallet
 * could be recovered. On one device such an account becomes the wallet; on the
 * others it stays what it is, and its owner moves what is in it, or exports its
 * key.
 */
export function createEarlier(parameters: {
  chains: readonly FrameChain[]
  database: Database
  rpc: Rpc
  shares: Pick<ShareStore, 'read'>
  vault: Vault
}) {
  const { chains, database, rpc, shares, vault } = parameters
  const moving = new Map<string, Promise<void>>()

  async function readAddress(kind: 'evm' | 'solana', userId: string) {
    const name = getSecretName(kind, userId)
    const secret = await vault.open(name, await database.get(name))
    // One that cannot be read is left alone: it may hold money.
    if (!isHex(secret)) return undefined
    if (kind === 'solana') {
      const { createSolanaKey } = await import('../solana/createSolanaKey.js')
      return createSolanaKey(hexToBytes(secret)).address
    }
    const { privateKeyToAccount } = await loadAccounts()
    return privateKeyToAccount(secret).address
  }

  /** The accounts, as far as they are not those of the wallet. */
  async function list(userId: string) {
    const wallet = (await shares.read(userId))?.addresses
    const accounts: { address: string; kind: 'evm' | 'solana' }[] = []
    for (const kind of ['evm', 'solana'] as const) {
      const address = await readAddress(kind, userId)
      if (address !== undefined && address !== wallet?.[kind])
        accounts.push({ address, kind })
    }
    return accounts
  }

  async function open(userId: string) {
    const accounts = await list(userId)
    const { address } = accounts.find(({ kind }) => kind === 'evm') ?? {}
    return address as Address | undefined
  }

  async function run(userId: string) {
    const kept = await shares.read(userId)
    const address = await open(userId)
    if (!kept || !address) return
    const to = kept.addresses.evm as Address
    if (isAddressEqual(to, address)) return
    const { privateKeyToAccount } = await loadAccounts()
    const name = getSecretName('evm', userId)
    const secret = await vault.open(name, await database.get(name))
    const from = privateKeyToAccount(secret as `0x${string}`)
    const sweeps = chains.map((chain) => sweep({ chain, from, rpc, to }))
    // A network that is away is no reason to leave the others.
    await Promise.allSettled(sweeps)
  }

  async function read(userId: string): Promise<EarlierState | null> {
    const address = await open(userId)
    if (!address) return null
    const assets = await Promise.all(
      chains.map(async (chain) =>
        (await readHoldings({ address, chain, rpc })).map(
          ({ amount, decimals, symbol }) => ({
            ...{ amount, decimals, symbol },
            network: chain.name,
          }),
        ),
      ),
    )
    return { address, assets: assets.flat(), isMoving: moving.has(userId) }
  }

  return {
    list,
    /** @throws HostError SERVICE_UNAVAILABLE when a network is away */
    read,
    /** Begins to move it to the wallet of this device, once at a time. */
    move(userId: string): void {
      if (moving.has(userId)) return
      const work = run(userId)
        .catch(() => {})
        .finally(() => moving.delete(userId))
      moving.set(userId, work)
    },
    readKey: (account: Omit<readKey.Parameters, 'database' | 'vault'>) =>
      readKey({ ...account, database, vault }),
    /**
     * Removes whole keys that are also split, as a frame leaves them that was
     * closed between the two.
     */
    async dropSplit(userId: string): Promise<void> {
      const wallet = (await shares.read(userId))?.addresses
      for (const kind of ['evm', 'solana'] as const)
        if (wallet && (await readAddress(kind, userId)) === wallet[kind])
          await database.remove(getSecretName(kind, userId))
    },
  }
}
