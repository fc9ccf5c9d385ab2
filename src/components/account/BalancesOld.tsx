'use client'
import type { useAccountBalances } from '../../hooks/useAccountBalances.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'

/** Above figures that could not be renewed: of when they are. */
export function BalancesOld({ found }: BalancesOld.Props) {
  const { common } = useStrings()
  const { account } = useInsideStrings()
  const { isFetching, retry, secondsLeft, updatedAt } = found
  return (
    <div className="lk-stale">
      <div className="lk-stale-text">
        <p role="status">{account.balancesOld(updatedAt ?? 0)}</p>
        <p>
          {isFetching || secondsLeft === 0
            ? account.tryingAgain
            : account.nextTry(secondsLeft)}
        </p>
      </div>
      <button
        aria-disabled={isFetching || undefined}
        className="lk-link"
        onClick={isFetching ? undefined : retry}
        type="button"
      >
        {common.tryAgain}
      </button>
    </div>
  )
}

export declare namespace BalancesOld {
  type Props = { found: useAccountBalances.ReturnType }
}
