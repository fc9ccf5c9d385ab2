import { HostError } from 'latchkey/frame'
import { type Address, isAddressEqual } from 'viem'
import { refuseShare } from '../../core/refuseShare.js'
import type { SignerWork } from '../../keys/signerWire.js'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import type { Database } from '../../storage/createDatabase.js'
import { getSecretName } from '../../storage/getSecretName.js'
import type { VaultKey } from '../../storage/sealed.js'
import type { EarlierState } from '../../wire/earlierState.js'
import { readDeviceRecords } from '../device/readDeviceRecords.js'
import type { ShareStore } from '../shares/createShareStore.js'
import type { Signer } from '../signer/createSigner.js'
import { createSignerWallets } from '../signer/createSignerWallets.js'
import { readHoldings } from './readHoldings.js'
import { sweep } from './sweep.js'

const kinds = ['evm', 'solana'] as const

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
  signer: Pick<Signer, 'ask'>
  vaultKey: VaultKey
}) {
  const { chains, database, rpc, shares, signer, vaultKey } = parameters
  const moving = new Map<string, Promise<void>>()

  /** What there is; one that cannot be read is left alone: it may hold money. */
  async function find(userId: string) {
    const found = await readDeviceRecords(database, userId)
    if (!found.evm && !found.solana) return undefined
    const ask = { records: found, userId, vaultKey }
    // Of those that are missing it tells one that is kept nowhere.
    const opened = await signer.ask('openDevice', ask).catch(toRefused)
    return opened && { found, source: { ...opened, userId, vaultKey } }
  }

  /** The accounts, as far as they are not those of the wallet. */
  async function list(userId: string) {
    const wallet = (await shares.read(userId))?.addresses
    const { found, source } = (await find(userId)) ?? {}
    return kinds.flatMap((kind) => {
      const address = found?.[kind] && source?.addresses[kind]
      return address && address !== wallet?.[kind] ? [{ address, kind }] : []
    })
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
    const { source } = (await find(userId)) ?? {}
    if (!source) return
    const { wallet } = createSignerWallets({
      getAddresses: async () => source.addresses,
      sign: (_, work) => signer.ask('sign', { source, work }),
    })
    const from = await wallet.getAccount(userId)
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
    /** Whether every key that is there can be opened. */
    async isReadable(userId: string): Promise<boolean> {
      const found = await readDeviceRecords(database, userId)
      const { source } = (await find(userId)) ?? {}
      return kinds.every(
        (kind) =>
          found[kind] === undefined || source?.addresses[kind] !== undefined,
      )
    },
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
    /** @throws HostError when there is none */
    async exportKey(
      userId: string,
      kind: SignerWork['exportKey']['ask']['kind'],
    ): Promise<string> {
      const { source } = (await find(userId)) ?? {}
      if (source) return signer.ask('exportKey', { kind, source })
      throw refuseShare()
    },
    /**
     * Removes whole keys that are also split, as a frame leaves them that was
     * closed between the two.
     */
    async dropSplit(userId: string): Promise<void> {
      const wallet = (await shares.read(userId))?.addresses
      const { found, source } = (await find(userId)) ?? {}
      for (const kind of kinds)
        if (wallet && found?.[kind] && source?.addresses[kind] === wallet[kind])
          await database.remove(getSecretName(kind, userId))
    },
  }
}

/** What cannot be opened, and not a signer that is not there. */
function toRefused(error: unknown): undefined {
  if (error instanceof HostError && error.code === 'FAILED') return undefined
  throw error
}
