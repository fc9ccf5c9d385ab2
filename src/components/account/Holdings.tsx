'use client'
import type { useAccountBalances } from '../../hooks/useAccountBalances.js'
import { useModal } from '../../hooks/useModal.js'
import { useAccountTabs } from '../../modal/account/useAccountTabs.js'
import { Button } from '../parts/Button.js'
import { Tabs } from '../parts/Tabs.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { ActivityList } from './ActivityList.js'
import { NftList } from './NftList.js'
import { TokenList } from './TokenList.js'

/** Token, NFT and activity tabs. Hidden tabs fetch nothing. */
export function Holdings({ found, isGone }: Holdings.Props) {
  const { account, holdings } = useInsideStrings()
  const { choose, tab, tabs } = useAccountTabs()
  const tokens = isGone ? <NetworkGone /> : <TokenList found={found} />
  if (tabs.length === 1)
    return (
      <section>
        <h3 className="lk-section-title">{account.tokens}</h3>
        {tokens}
      </section>
    )
  return (
    <Tabs
      chosen={tab}
      label={holdings.label}
      onChoose={choose}
      tabs={tabs.map((name) => ({ name, title: holdings.tabs[name] }))}
    >
      {tab === 'tokens' && tokens}
      {tab === 'nfts' && <NftList />}
      {tab === 'activity' && <ActivityList />}
    </Tabs>
  )
}

export declare namespace Holdings {
  type Props = {
    found: useAccountBalances.ReturnType
    /** Whether the app no longer offers the network. */
    isGone: boolean
  }
}

/** Replaces the token list if the restored network is no longer available. */
function NetworkGone() {
  const { account } = useInsideStrings()
  const { go } = useModal()
  return (
    <div className="lk-empty" role="status">
      <p className="lk-empty-title">{account.networkGone}</p>
      <p className="lk-empty-text">{account.networkGoneHint}</p>
      <div className="lk-empty-action">
        <Button onClick={() => go({ view: 'Networks' })}>
          {account.chooseNetwork}
        </Button>
      </div>
    </div>
  )
}
