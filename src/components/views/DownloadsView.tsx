'use client'
import type { ReactNode } from 'react'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import { useModal } from '../../hooks/useModal.js'
import { usePlatform } from '../../hooks/wallet/usePlatform.js'
import { useEmit } from '../../modal/analytics/useEmit.js'
import { listDownloads } from '../../modal/wallet/listDownloads.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Button } from '../parts/Button.js'
import { ExternalLink } from '../parts/ExternalLink.js'
import { getWalletPicture } from '../parts/getWalletPicture.js'
import { Icon } from '../parts/Icon.js'
import { IconTile } from '../parts/IconTile.js'
import type { IconName } from '../parts/icons.js'
import { Qr } from '../parts/Qr.js'
import { WalletTile } from '../parts/WalletTile.js'
import { wrapText } from '../parts/wrapText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

const icons: Readonly<Record<string, IconName>> = {
  appStore: 'device',
  chromeStore: 'wallet',
  homepage: 'network',
  playStore: 'device',
}

/** Names of the stores in events. */
const stores = {
  appStore: 'app_store',
  chromeStore: 'chrome_store',
  homepage: 'homepage',
  playStore: 'play_store',
} as const

/** Download links of a wallet, for this device and for a phone. */
export function DownloadsView() {
  const { entry, go } = useModal()
  const emit = useEmit()
  const { guide } = useInsideStrings()
  const platform = usePlatform()
  const { wallet } = (entry.view === 'Downloads' && entry.data) || {}
  const name = cleanText(String(wallet?.name ?? ''), NAME_MAX_LENGTH)
  const { links, phone } = listDownloads({ links: wallet?.links, platform })
  if (!wallet || links.length === 0)
    return (
      <ViewFrame
        footer={
          <Button onClick={() => go({ view: 'GetWallet' })}>
            {guide.otherWallet}
          </Button>
        }
      >
        <div className="lk-empty">
          <p className="lk-empty-title">{guide.noLinks}</p>
          <p className="lk-empty-text">{guide.noLinksHint}</p>
        </div>
      </ViewFrame>
    )
  return (
    <ViewFrame>
      <div className="lk-downloads">
        {phone && (
          <div className="lk-receive">
            <Qr label={guide.qrLabel(name)} value={phone}>
              <WalletTile icon={getWalletPicture(wallet)} name={name} />
            </Qr>
            <div>
              <p className="lk-status-title">{guide.get(name)}</p>
              <p className="lk-receive-hint">{guide.scanHint}</p>
            </div>
          </div>
        )}
        {!phone && (
          <div className="lk-downloads-head">
            <WalletTile icon={getWalletPicture(wallet)} isLarge name={name} />
            <p className="lk-status-title">{guide.get(name)}</p>
          </div>
        )}
        <div className="lk-list">
          {links.map(({ href, store }) => (
            <LinkRow
              href={href}
              key={store}
              onClick={() =>
                emit({
                  event: 'GET_WALLET',
                  explorerId: wallet.explorerId,
                  name: wallet.name,
                  type: stores[store],
                  walletRank: wallet.order,
                })
              }
              tile={<IconTile name={icons[store] ?? 'external'} />}
              title={guide.stores[store]}
            />
          ))}
        </div>
        <p className="lk-note">{guide.afterwards}</p>
      </div>
    </ViewFrame>
  )
}

/** A row that links out of the page. */
function LinkRow({ href, onClick, tile, title }: LinkRow.Props) {
  return (
    <ExternalLink className="lk-row" href={href} onClick={onClick}>
      {wrapText(tile)}
      <span className="lk-row-text">
        <span className="lk-row-title">{title}</span>
      </span>
      <Icon name="external" />
    </ExternalLink>
  )
}

declare namespace LinkRow {
  type Props = {
    href: string
    onClick: () => void
    tile?: ReactNode
    title: ReactNode
  }
}
