'use client'
import { memo } from 'react'
import { SYMBOL_MAX_LENGTH } from '../../core/constants/balances.js'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import { sumFiat } from '../../core/format/sumFiat.js'
import { truncateAddress } from '../../core/format/truncateAddress.js'
import type { useAccountBalances } from '../../hooks/useAccountBalances.js'
import { useModal } from '../../hooks/useModal.js'
import { useWalletFeatures } from '../../hooks/useWalletFeatures.js'
import { Balance } from '../parts/Balance.js'
import { Button } from '../parts/Button.js'
import { Figure } from '../parts/Figure.js'
import { ImageTile } from '../parts/ImageTile.js'
import { LongList } from '../parts/LongList.js'
import { useFiat } from '../strings/useFiat.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'
import { RowsWaiting } from './RowsWaiting.js'

/** A token of the account. Its texts are untrusted. */
const TokenRow = memo(function TokenRow(props: TokenRow.Props) {
  const { balance, currency, ...place } = props
  const toFiat = useFiat()
  const symbol = cleanText(balance.symbol, SYMBOL_MAX_LENGTH)
  // Solana tokens may lack a name; fall back to the address.
  const name =
    cleanText(balance.name, NAME_MAX_LENGTH) ||
    symbol ||
    truncateAddress(balance.address?.split(':')[2] ?? '')
  return (
    <li className="lk-token" {...place}>
      <ImageTile
        isNative={!balance.address}
        name={symbol || name}
        src={balance.iconUrl}
      />
      <span className="lk-token-text">
        <bdi className="lk-token-name" translate="no">
          {name}
        </bdi>
        <span className="lk-token-amount">
          <Balance amount={balance.quantity.numeric} symbol={symbol} />
        </span>
      </span>
      {balance.value !== undefined && (
        <span className="lk-token-fiat">
          <bdi dir="ltr" translate="no">
            <Figure>
              {toFiat(sumFiat([balance.value], currency), currency)}
            </Figure>
          </bdi>
        </span>
      )}
    </li>
  )
})

declare namespace TokenRow {
  type Props = LongList.Place & {
    balance: useAccountBalances.Balance
    currency: string | undefined
  }
}

/** The token list, or its skeleton, empty state or error. */
export function TokenList({ found }: TokenList.Props) {
  const { account } = useInsideStrings()
  const { balances, currency, hasFailed } = found
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
            <TokenRow balance={balance} currency={currency} {...place} />
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

/** Replaces the tokens if balances never loaded. */
function BalancesFailed({ found }: BalancesFailed.Props) {
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

declare namespace BalancesFailed {
  type Props = { found: useAccountBalances.ReturnType }
}

/** Shown above stale balances that failed to refresh, with their age. */
function BalancesOld({ found }: BalancesOld.Props) {
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

declare namespace BalancesOld {
  type Props = { found: useAccountBalances.ReturnType }
}
