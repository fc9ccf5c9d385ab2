'use client'
import { useState } from 'react'
import type { Wallet } from '../../core/wallet/wallet.js'
import { useModal } from '../../hooks/useModal.js'
import { useWallets } from '../../hooks/useWallets.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { useChooseWallet } from '../login/useChooseWallet.js'
import { Button } from '../parts/Button.js'
import { hasKeyboard } from '../parts/hasKeyboard.js'
import { Input } from '../parts/Input.js'
import { Row } from '../parts/Row.js'
import { Skeleton } from '../parts/Skeleton.js'
import { WalletTile } from '../parts/WalletTile.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'

const placeholders = ['1', '2', '3', '4', '5', '6']

/** Every wallet there is: by name, or page by page. */
export function AllWalletsView() {
  const [search, setSearch] = useState('')
  const { all } = useWallets({ explorer: true, search })
  const { pairing } = useInsideStrings()
  return (
    <ViewFrame>
      <div className="lk-connect">
        <Input
          autoComplete="off"
          data-autofocus={hasKeyboard() ? '' : undefined}
          enterKeyHint="search"
          isLabelHidden
          label={pairing.search}
          name="search"
          onChange={(event) => setSearch(event.target.value)}
          placeholder={pairing.search}
          type="search"
          value={search}
        />
        <span className="lk-hidden" role="status">
          {all.isPending && pairing.searching}
        </span>
        {all.isPending && all.wallets.length === 0 ? (
          <div className="lk-list">
            {placeholders.map((key) => (
              <Skeleton key={key} shape="row" />
            ))}
          </div>
        ) : (
          <Found all={all} search={search.trim()} />
        )}
      </div>
    </ViewFrame>
  )
}

type All = ReturnType<typeof useWallets>['all']

function Found({ all, search }: { all: All; search: string }) {
  const { login } = useStrings()
  const { pairing } = useInsideStrings()
  const toErrorText = useErrorText()
  const choose = useChooseWallet()
  const { error, fetchNextPage, hasNextPage, isFetchingNextPage, wallets } = all
  if (wallets.length === 0)
    return (
      <None
        text={error ? toErrorText(error) : pairing.noneFoundHint}
        title={error ? pairing.listFailed : pairing.noneFound(search)}
      />
    )
  const toChip = ({ isInstalled, isRecent }: Wallet) =>
    isRecent ? login.recent : isInstalled && login.installed
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs */}
      <div aria-label={login.wallets} className="lk-list" role="group">
        {wallets.map((wallet) => (
          <Row
            chip={toChip(wallet)}
            detail={wallet.hint}
            key={wallet.key}
            onClick={() => choose(wallet)}
            tile={<WalletTile icon={wallet.icon} name={wallet.name} />}
            title={wallet.name}
          />
        ))}
      </div>
      {hasNextPage && (
        <Button isPending={isFetchingNextPage} onClick={fetchNextPage}>
          {pairing.moreWallets}
        </Button>
      )}
    </>
  )
}

function None({ text, title }: { text: string; title: string }) {
  const { go } = useModal()
  const { pairing } = useInsideStrings()
  return (
    <div className="lk-empty" role="alert">
      <p className="lk-empty-title">{title}</p>
      <p className="lk-empty-text">{text}</p>
      <Button onClick={() => go({ view: 'ConnectingWalletConnect' })}>
        {pairing.scanAny}
      </Button>
    </div>
  )
}
