import { type Address, type Hex, hexToBigInt, size, zeroAddress } from 'viem'
import type { Movement } from './indexedTransaction.js'
import { readEtherReceiver } from './readEtherReceiver.js'
import type { LocalContracts } from './toLocalContracts.js'
import { toLowerCase } from './toLowerCase.js'
import { topics } from './topics.js'

type Log = { address: Address; topics: readonly Hex[]; data: Hex }

/**
 * What a successful transaction moved: its value, the tokens of its logs, and
 * the ether that WETH and the router passed on, which no log of theirs names.
 */
export function readMovements(
  parameters: readMovements.Parameters,
): readonly Movement[] {
  const { contracts, from, input, logs, to, value } = parameters
  const movements: Movement[] = []
  const native = (from: Address, to: Address, amount: bigint) =>
    movements.push({ asset: { kind: 'native' }, from, to, amount })
  let [wrapped, unwrapped] = [0n, 0n]
  for (const raw of logs) {
    const log = { ...raw, address: toLowerCase(raw.address) }
    const weth = log.address === contracts?.weth && readWeth(log)
    if (!weth) {
      const movement = readTransfer(log)
      if (movement) movements.push(movement)
      continue
    }
    const { amount, isDeposit, owner } = weth
    const asset = { kind: 'fungible', address: log.address } as const
    if (owner === contracts.router) {
      if (isDeposit) wrapped += amount
      else unwrapped += amount
    } else if (isDeposit)
      movements.push({ asset, from: zeroAddress, to: owner, amount })
    else {
      movements.push({ asset, from: owner, to: zeroAddress, amount })
      native(log.address, owner, amount)
    }
  }
  // The router sends back what it did not wrap, within the same transaction.
  const isRouted = to === contracts?.router
  native(from, to, isRouted ? wrapped : value)
  if (isRouted) native(to, readEtherReceiver(input) ?? from, unwrapped)
  return movements.filter(({ amount }) => amount > 0n)
}

export declare namespace readMovements {
  type Parameters = {
    contracts: LocalContracts | undefined
    from: Address
    input: Hex
    logs: readonly Log[]
    /** The contract it made, where it made one. */
    to: Address
    value: bigint
  }
}

function readTransfer(log: Log): Movement | undefined {
  const { address, data, topics: words } = log
  const [topic, from, to, id] = words
  if (topic !== topics.transfer || !from || !to) return undefined
  const ends = { from: toAddress(from), to: toAddress(to) }
  if (id) {
    const tokenId = hexToBigInt(id)
    return { asset: { kind: 'nft', address, tokenId }, ...ends, amount: 1n }
  }
  // Whatever calls its event Transfer may leave out the amount.
  if (size(data) !== 32) return undefined
  const amount = hexToBigInt(data)
  return { asset: { kind: 'fungible', address }, ...ends, amount }
}

function readWeth({ data, topics: words }: Log) {
  const [topic, owner] = words
  const isDeposit = topic === topics.wethDeposit
  if (!owner || (!isDeposit && topic !== topics.wethWithdrawal))
    return undefined
  return { amount: hexToBigInt(data), isDeposit, owner: toAddress(owner) }
}

const toAddress = (word: Hex): Address => `0x${word.slice(-40)}`
