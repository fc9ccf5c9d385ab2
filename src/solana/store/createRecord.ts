import { isSolanaAddress } from '../../core/address/isSolanaAddress.js'
import { getMember } from '../../core/errors/getMember.js'
import { parseCaipNetworkId } from '../../core/network/parseCaipNetworkId.js'
import type { SolanaNetworkId } from '../../core/ports/solana.js'
import type { KitStorage } from '../../core/storage.js'

const MAX_WALLETS = 20
const MAX_ACCOUNTS = 100
const MAX_ID_LENGTH = 128

/** What Solana stores between visits. */
export type SolanaRecord = {
  /** Connected wallets with the addresses they were last seen with. */
  readonly wallets: readonly {
    readonly id: string
    readonly addresses: readonly string[]
    readonly address: string
  }[]
  readonly activeId: string | undefined
  readonly network: SolanaNetworkId | undefined
  /** Disconnected wallets: other tabs drop them. */
  readonly left: readonly string[]
}

/**
 * Creates the record in storage. A change is applied to the value stored at
 * that moment, because other tabs write it too.
 */
export function createRecord(storage: KitStorage) {
  function read(): SolanaRecord {
    try {
      return toRecord(JSON.parse(storage.get('solana') ?? ''))
    } catch {
      return toRecord(undefined)
    }
  }
  return {
    read,
    change(change: (record: SolanaRecord) => Partial<SolanaRecord>): void {
      const record = read()
      const next = toRecord({ ...record, ...change(record) })
      const text = JSON.stringify(next)
      if (text !== storage.get('solana')) storage.set('solana', text)
    },
  }
}

export declare namespace createRecord {
  type ReturnType = globalThis.ReturnType<typeof createRecord>
}

/** Invalid parts are read as absent. */
function toRecord(value: unknown): SolanaRecord {
  const activeId = getMember(value, 'activeId')
  const left = toList(getMember(value, 'left')).filter(isId)
  const wallets = toList(getMember(value, 'wallets')).flatMap(
    (wallet) => toWallet(wallet) ?? [],
  )
  return {
    wallets: wallets
      .filter(
        ({ id }, index) => wallets.findIndex((x) => x.id === id) === index,
      )
      .slice(-MAX_WALLETS),
    activeId: isId(activeId) ? activeId : undefined,
    network: toNetwork(getMember(value, 'network')),
    left: [...new Set(left)].slice(-MAX_WALLETS),
  }
}

function toWallet(value: unknown): SolanaRecord['wallets'][number] | undefined {
  const id = getMember(value, 'id')
  const addresses = toList(getMember(value, 'addresses'))
    .slice(0, MAX_ACCOUNTS)
    .filter(isSolanaAddress)
  const [first] = addresses
  if (!isId(id) || first === undefined) return undefined
  const selected = getMember(value, 'address')
  const address = addresses.find((address) => address === selected) ?? first
  return { id, addresses, address }
}

function toNetwork(value: unknown): SolanaNetworkId | undefined {
  try {
    const { caipNetworkId, namespace } = parseCaipNetworkId(value)
    return namespace === 'solana'
      ? (caipNetworkId as SolanaNetworkId)
      : undefined
  } catch {
    return undefined
  }
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function isId(value: unknown): value is string {
  return (
    typeof value === 'string' && value !== '' && value.length <= MAX_ID_LENGTH
  )
}
