'use client'
import type { useAccountBalances } from '../../hooks/useAccountBalances.js'
import { Button } from '../parts/Button.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'

/** In place of the tokens when there never were figures to show. */
export function BalancesFailed({ found }: BalancesFailed.Props) {
  const { common } = useStrings()
  const { account } = useInsideStrings()
  const { isFetching, retry, secondsLeft } = found
  return (
    <div className="lk-empty">
      <div role="alert">
        <p className="lk-empty-title">{account.balancesFailed}</p>
        <p className="lk-empty-text">{account.balancesFailedHint}</p>
      </div>
      <div className="lk-empty-action">
        <Button isPending={isFetching} onClick={retry}>
          {common.tryAgain}
        </Button>
      </div>
      <p className="lk-empty-text">
        {isFetching || secondsLeft === 0
          ? account.tryingAgain
          : account.nextTry(secondsLeft)}
      </p>
    </div>
  )
}

export declare namespace BalancesFailed {
  type Props = { found: useAccountBalances.ReturnType }
}
