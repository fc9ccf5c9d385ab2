'use client'
import { useEffect } from 'react'
import { isImageUrl } from '../../core/url.js'
import { useIdentity } from '../../hooks/useIdentity.js'
import { useConnectButton } from '../../modal/account/useConnectButton.js'
import { useProviderNotices } from '../../modal/notice/useProviderNotices.js'
import { useAccountText } from '../account/useAccountText.js'
import { loadNotifyRequest } from '../dialog/modalSources.js'
import { Avatar } from '../parts/Avatar.js'
import { NetworkTile } from '../parts/NetworkTile.js'
import { useImage } from '../parts/useImage.js'
import { WarningIcon } from './WarningIcon.js'

/** Picture of the connected account, or of its network, in a button. */
export function ButtonAccount(props: ButtonAccount.Props) {
  const { isUnsupported, onName, part } = props
  const { account, network } = useConnectButton()
  const name = useAccountText(account?.address)
  useEffect(() => onName?.(name), [name, onName])
  useProviderNotices(loadNotifyRequest)
  if (isUnsupported) return <WarningIcon />
  if (!account || !network) return null
  return part === 'network' ? (
    <NetworkTile caipNetworkId={account.caipNetworkId} name={network.name} />
  ) : (
    <Picture address={account.address} />
  )
}

export declare namespace ButtonAccount {
  type Props = {
    /** Whether the account is on a network missing from the config. */
    isUnsupported?: boolean | undefined
    /** Called with the account's display name. */
    onName?: ((name: string) => void) | undefined
    /** Default `picture`. */
    part?: 'network' | 'picture' | undefined
  }
}

/** The avatar of its registered name, or one generated from the address. */
function Picture({ address }: { address: string }) {
  const { data } = useIdentity({ address })
  const image = useImage(isImageUrl(data?.avatar) ? data.avatar : undefined)
  if (!image) return <Avatar address={address} />
  // biome-ignore lint/a11y/useAltText: it is in what the hook gives
  return <img {...image} className="lk-avatar" height="24" width="24" />
}
