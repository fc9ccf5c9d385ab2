import { type Address, formatUnits, getAddress, zeroAddress } from 'viem'
import { toPlainName } from '../../../toPlainName.js'
import type { ChainInfo } from '../../chain/chainInfo.js'
import type {
  WireTransaction,
  WireTransfer,
} from '../../history/historyWire.js'
import type { IndexerRow } from './askIndexer.js'

const NAME_MAX = 64
const DECIMALS_MAX = 77
const APPROVE = '0x095ea7b3'

type Movement = { from: string; to: string; transfer: WireTransfer }

/** Rows of the lists of one account as transactions, newest first. */
export function toTransactions(
  parameters: toTransactions.Parameters,
): WireTransaction[] {
  const { chain, internal, plain, tokens } = parameters
  const address = parameters.address.toLowerCase()
  const byHash = new Map<string, IndexerRow[]>()
  for (const row of [...plain, ...internal, ...tokens])
    byHash.set(row.hash, [...(byHash.get(row.hash) ?? []), row])
  const own = new Map(plain.map((row) => [row.hash, row]))
  const coins = new Set([...plain, ...internal])
  return [...byHash]
    .flatMap(([hash, rows]) => {
      const main = own.get(hash)
      const [first] = rows
      const row = main ?? first
      if (!row) return []
      const movements = rows.flatMap((one) =>
        coins.has(one)
          ? toCoinMovement(one, chain, address)
          : toTokenMovement(one, address),
      )
      return [{ movements, row, transaction: main }]
    })
    .toSorted((one, other) => compare(one.row, other.row))
    .map(({ movements, row, transaction }) => {
      const isFailed = transaction !== undefined && hasFailed(transaction)
      const operationType = getOperation(transaction, movements, address)
      const [only] = movements
      // The contract that a token was sent through says nothing to a reader.
      const isTransfer = ['receive', 'send'].includes(operationType)
      const { from, to } = isTransfer && only ? only : row
      return {
        id: `${chain.caipNetworkId}:${row.hash}`,
        metadata: {
          operationType,
          hash: row.hash,
          chain: chain.caipNetworkId,
          minedAt: new Date(Number(row.timeStamp) * 1_000).toISOString(),
          sentFrom: getAddress(from),
          sentTo: toAddress(to ?? row.contractAddress),
          status: isFailed ? ('failed' as const) : ('confirmed' as const),
          nonce: toNonce(row.nonce),
        },
        transfers: isFailed ? null : movements.map(({ transfer }) => transfer),
      }
    })
}

export declare namespace toTransactions {
  type Parameters = {
    address: Address
    chain: Pick<ChainInfo, 'caipNetworkId' | 'nativeCurrency'>
    /** Coins that contracts sent. */
    internal: readonly IndexerRow[]
    plain: readonly IndexerRow[]
    /** Tokens and NFTs. */
    tokens: readonly IndexerRow[]
  }
}

function toCoinMovement(
  row: IndexerRow,
  { nativeCurrency }: Pick<ChainInfo, 'nativeCurrency'>,
  address: string,
): Movement[] {
  const { name, symbol } = nativeCurrency
  const amount = BigInt(row.value ?? 0)
  if (amount === 0n || hasFailed(row)) return []
  return toMovement(row, address, {
    quantity: { numeric: formatUnits(amount, nativeCurrency.decimals) },
    fungible_info: { name, symbol },
  })
}

function toTokenMovement(row: IndexerRow, address: string): Movement[] {
  const { contractAddress, tokenID, value } = row
  if (!/^0x[0-9a-f]{40}$/i.test(contractAddress ?? '')) return []
  // Names come from contracts of strangers.
  const [name, symbol] = [row.tokenName, row.tokenSymbol].map(toPlainName)
  if (tokenID) {
    if (!/^\d{1,78}$/.test(tokenID)) return []
    const label = `${name ?? 'NFT'} #${tokenID}`
    return toMovement(row, address, {
      quantity: { numeric: '1' },
      nft_info: {
        name: label.length > NAME_MAX ? (name ?? 'NFT') : label,
        flags: { is_spam: false },
        contract: getAddress(String(contractAddress)),
        token_id: tokenID,
      },
    })
  }
  const decimals = /^\d{1,2}$/.test(row.tokenDecimal ?? '')
    ? Number(row.tokenDecimal)
    : DECIMALS_MAX + 1
  if (decimals > DECIMALS_MAX || value === undefined) return []
  return toMovement(row, address, {
    quantity: { numeric: formatUnits(BigInt(value), decimals) },
    fungible_info: { name, symbol },
  })
}

function toMovement(
  row: IndexerRow,
  address: string,
  transfer: Omit<WireTransfer, 'direction'>,
): Movement[] {
  const from = row.from.toLowerCase()
  const to = (row.to || row.contractAddress || '').toLowerCase()
  if (from !== address && to !== address) return []
  const direction = from === to ? 'self' : to === address ? 'in' : 'out'
  return [{ from, to, transfer: { direction, ...transfer } }]
}

function getOperation(
  transaction: IndexerRow | undefined,
  movements: readonly Movement[],
  address: string,
) {
  const isOwn = transaction?.from.toLowerCase() === address
  if (isOwn && !transaction?.to) return 'deploy'
  const has = (direction: string) =>
    movements.filter(({ transfer }) => transfer.direction === direction)
  const [gained, given] = [has('in'), has('out')]
  if (gained.length > 0 && given.length > 0) return 'trade'
  if (gained.length > 0)
    return gained.some(({ from }) => from === zeroAddress) ? 'mint' : 'receive'
  if (given.length > 0)
    return given.some(({ to }) => to === zeroAddress) ? 'burn' : 'send'
  if (movements.length > 0) return 'send'
  return transaction?.input?.startsWith(APPROVE) ? 'approve' : 'execute'
}

function hasFailed(row: IndexerRow) {
  return row.isError === '1' || row.txreceipt_status === '0'
}

function compare(one: IndexerRow, other: IndexerRow) {
  const [a, b] = [BigInt(one.blockNumber), BigInt(other.blockNumber)]
  if (a !== b) return a < b ? 1 : -1
  return toNonce(other.nonce) - toNonce(one.nonce)
}

function toNonce(nonce = '0') {
  const value = Number(nonce)
  return Number.isSafeInteger(value) ? value : 0
}

function toAddress(value: string | null | undefined) {
  return /^0x[0-9a-f]{40}$/i.test(value ?? '')
    ? getAddress(String(value))
    : zeroAddress
}
