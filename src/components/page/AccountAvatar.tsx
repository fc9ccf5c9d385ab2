'use client'
import { isImageUrl } from '../../core/url.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useAvatar } from '../../hooks/useAvatar.js'
import { Avatar } from '../parts/Avatar.js'
import { Boundary } from '../parts/Boundary.js'
import { classNames } from '../parts/classNames.js'
import { useImage } from '../parts/useImage.js'
import { useThemed } from '../parts/useThemed.js'

/**
 * Picture of an account: the one of its name, or one generated from its
 * address. Renders nothing without an account.
 *
 * The hook behind it is `useAvatar`.
 *
 * @param props.address - default the active account
 * @param props.label - accessible name; without it, it is decorative
 * @param props.size - `small` (24 px), `medium` (40 px, default) or `large`
 * (64 px)
 * @throws KitProviderNotFoundError
 *
 * @example
 * <AccountAvatar address={seller} size="large" />
 */
export function AccountAvatar(props: AccountAvatar.Props) {
  return (
    <Boundary>
      <Picture {...props} />
    </Boundary>
  )
}

function Picture(props: AccountAvatar.Props) {
  const { label, size = 'medium' } = props
  const account = useActiveAccount()
  const address = props.address ?? account?.address
  const { data } = useAvatar({ address, query: { enabled: !!address } })
  const image = useImage(isImageUrl(data) ? data : undefined)
  const themed = useThemed<HTMLSpanElement>()
  if (!address) return null
  return (
    <span
      {...themed}
      {...(label
        ? { 'aria-label': label, role: 'img' }
        : { 'aria-hidden': true })}
      className={classNames('lk-page-picture', `lk-page-${size}`)}
    >
      {image ? (
        // biome-ignore lint/a11y/useAltText: it is in what the hook gives
        <img {...image} className="lk-avatar" height="40" width="40" />
      ) : (
        <Avatar address={address} />
      )}
    </span>
  )
}

export declare namespace AccountAvatar {
  type Props = {
    address?: string | undefined
    label?: string | undefined
    size?: 'small' | 'medium' | 'large' | undefined
  }
}
