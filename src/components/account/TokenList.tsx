'use client'
import type { useAccountBalances } from '../../hooks/useAccountBalances.js'
import { useModal } from '../../hooks/useModal.js'
import { useWalletFeatures } from '../../hooks/useWalletFeatures.js'
import { Button } from '../parts/Button.js'
import { LongList } from '../parts/LongList.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { BalancesFailed } from './BalancesFailed.js'
import { BalancesOld } from './BalancesOld.js'
import { RowsWaiting } from './RowsWaiting.js'
import { TokenRow } from './TokenRow.js'

/** The tokens, or what stands for them: skeletons, nothing yet, a failure. */
export function TokenList({ found }: TokenList.Props) {
  const { account } = useInsideStrings()
  const { balances, hasFailed } = found
  if (!balances && hasFailed) return <BalancesFailed found={found} />
  if (!balances) return <RowsWaiting label={account.loadingTokens} />
  return (
    <>
      {hasFailed && <BalancesOld found={found} />}
      {balances.length === 0 ? (
        <Empty />
      ) : (
        <LongList
          renderRow={(balance, place) => (
            <TokenRow balance={balance} {...place} />
          )}
          rows={balances}
          toKey={({ address = '', chainId }) => `${chainId}:${address}`}
        />
      )}
    </>
  )
}

export declare namespace TokenList {
  type Props = { found: useAccountBalances.ReturnType }
}

function Empty() {
  const { account } = useInsideStrings()
  const { go } = useModal()
  const canReceive = useWalletFeatures().includes('receive')
  return (
    <div className="lk-empty">
      <p className="lk-empty-title">{account.empty}</p>
      {canReceive && (
        <>
          <p className="lk-empty-text">{account.emptyHint}</p>
          <div className="lk-empty-action">
            <Button
              onClick={() => go({ view: 'WalletReceive' })}
              variant="primary"
            >
              {account.receive}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
