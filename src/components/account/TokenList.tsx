'use client'
import type { useAccountBalances } from '../../hooks/useAccountBalances.js'
import { useModal } from '../../hooks/useModal.js'
import { Button } from '../parts/Button.js'
import { Skeleton } from '../parts/Skeleton.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { BalancesFailed } from './BalancesFailed.js'
import { BalancesOld } from './BalancesOld.js'
import { TokenRow } from './TokenRow.js'

/** The tokens, or what stands for them: skeletons, nothing yet, a failure. */
export function TokenList({ found }: TokenList.Props) {
  const { balances, hasFailed } = found
  if (!balances)
    return hasFailed ? <BalancesFailed found={found} /> : <Waiting />
  return (
    <>
      {hasFailed && <BalancesOld found={found} />}
      {balances.length === 0 ? (
        <Empty />
      ) : (
        <ul>
          {balances.map((balance) => (
            <TokenRow
              balance={balance}
              key={`${balance.chainId}:${balance.address ?? ''}`}
            />
          ))}
        </ul>
      )}
    </>
  )
}

export declare namespace TokenList {
  type Props = { found: useAccountBalances.ReturnType }
}

function Waiting() {
  const { account } = useInsideStrings()
  return (
    <div aria-busy="true">
      <span className="lk-hidden" role="status">
        {account.loadingTokens}
      </span>
      {[0, 1, 2].map((row) => (
        <div aria-hidden="true" className="lk-token" key={row}>
          <Skeleton shape="tile" />
          <span className="lk-token-text">
            <span className="lk-token-name">
              <Skeleton />
            </span>
            <span className="lk-token-amount">
              <Skeleton />
            </span>
          </span>
        </div>
      ))}
    </div>
  )
}

function Empty() {
  const { account } = useInsideStrings()
  const { go } = useModal()
  return (
    <div className="lk-empty">
      <p className="lk-empty-title">{account.empty}</p>
      <p className="lk-empty-text">{account.emptyHint}</p>
      <div className="lk-empty-action">
        <Button onClick={() => go({ view: 'WalletReceive' })} variant="primary">
          {account.receive}
        </Button>
      </div>
    </div>
  )
}
