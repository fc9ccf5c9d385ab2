import type { DescribedTransaction } from './describeTransaction.js'
import type { Part } from './part.js'
import type { SolanaChange } from './simulateChanges.js'

type Said = Pick<DescribedTransaction, 'parts'>

/**
 * Whether a simulation takes more than the instructions say, or allows, or
 * hands over what none of them says. What nobody can read may move anything,
 * but a new spender and another owner are always told.
 */
export function isOtherThanSaid(
  { parts }: Said,
  changes: readonly SolanaChange[],
): boolean {
  const isWhole = !parts.some(({ effects }) => effects?.isUnread)
  return changes.some((change) => {
    switch (change.kind) {
      case 'sol':
      case 'token': {
        const asset = change.kind === 'sol' ? 'native' : change.mint
        const lost = change.before - change.after
        return isWhole && lost > sumPays(parts, asset) // guard: takes more
      }
      case 'delegate':
        // guard: allows more
        return !parts.some(
          ({ effects }) =>
            effects?.allows?.account === change.account &&
            effects.allows.delegate === change.delegate &&
            change.after <= effects.allows.units,
        )
      case 'control':
        // guard: hands over
        return !parts.some(
          ({ effects }) => effects?.handsOver === change.account,
        )
    }
    return true
  })
}

/**
 * Whether it does exactly what one payment says, so that the card would say it
 * twice.
 */
export function isAsSaid(
  { parts }: Said,
  changes: readonly SolanaChange[],
): boolean {
  return changes.every((change) => {
    switch (change.kind) {
      case 'sol':
      case 'token': {
        const asset = change.kind === 'sol' ? 'native' : change.mint
        return change.before - change.after === sumPays(parts, asset)
      }
      case 'delegate':
      case 'control':
        return parts.length === 1 && !isOtherThanSaid({ parts }, [change])
    }
    return false
  })
}

/** Base units that leave at most; rent is paid in SOL. */
export function sumPays(parts: readonly Part[], asset: string) {
  return parts.reduce((sum, { effects, rent }) => {
    const pays = effects?.pays?.filter((one) => one.asset === asset) ?? []
    const made = asset === 'native' ? (rent?.lamports ?? 0n) : 0n
    return pays.reduce((total, { units }) => total + units, sum + made)
  }, 0n)
}
