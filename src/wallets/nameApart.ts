import { NAME_MAX_LENGTH } from '../core/constants.js'
import { cleanText } from '../core/format/cleanText.js'
import type { Wallet } from './wallet.js'

/** The kinds of networks as people call them. */
const kinds = { eip155: 'EVM', solana: 'Solana' } as const

/**
 * Gives wallets of one name a hint each, and every wallet a key of its own: by
 * its kind of network, and where two of one kind share a name by the id, which
 * is numbered when it is the same as well.
 */
export function nameApart(wallets: readonly Wallet[]): readonly Wallet[] {
  const names = count(wallets, toName)
  const kinds = count(wallets, toNameOfKind)
  const seenHints = new Map<string, number>()
  const seenKeys = new Map<string, number>()
  return wallets.map((wallet) => {
    const isShared = (names.get(toName(wallet)) ?? 0) > 1
    const isKindShared = (kinds.get(toNameOfKind(wallet)) ?? 0) > 1
    const hint = isShared ? toHint(wallet, isKindShared) : undefined
    return {
      ...wallet,
      key: number(seenKeys, wallet.key, (times) => `${wallet.key}#${times}`),
      hint:
        hint &&
        number(
          seenHints,
          `${toName(wallet)}\n${hint}`,
          (times) => `${hint} (${times})`,
          hint,
        ),
    }
  })
}

const toName = ({ name }: Wallet) => name.toLowerCase()
const toNameOfKind = (wallet: Wallet) =>
  `${wallet.namespace}\n${toName(wallet)}`

function count(wallets: readonly Wallet[], toMark: (wallet: Wallet) => string) {
  const counts = new Map<string, number>()
  for (const wallet of wallets) {
    const mark = toMark(wallet)
    counts.set(mark, (counts.get(mark) ?? 0) + 1)
  }
  return counts
}

function toHint({ id, namespace }: Wallet, isKindShared: boolean) {
  return isKindShared && namespace === 'eip155'
    ? cleanText(id, NAME_MAX_LENGTH)
    : kinds[namespace]
}

/** The text the first time, later ones with how often it was there. */
function number(
  seen: Map<string, number>,
  mark: string,
  write: (times: number) => string,
  first: string = mark,
) {
  const times = (seen.get(mark) ?? 0) + 1
  seen.set(mark, times)
  return times === 1 ? first : write(times)
}
