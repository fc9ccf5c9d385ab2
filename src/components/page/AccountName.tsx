'use client'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useAccountText } from '../account/useAccountText.js'
import { Boundary } from '../parts/Boundary.js'
import { useThemed } from '../parts/useThemed.js'

/**
 * Name of an account, or its truncated address; the whole address is its title.
 * Takes the font and color of the text around it. Renders nothing without an
 * account.
 *
 * The hook behind it is `useIdentity`. A name with hidden or confusable
 * characters is not shown.
 *
 * @param props.address - default the active account
 * @throws KitProviderNotFoundError
 *
 * @example
 * <p>Hello <AccountName /></p>
 */
export function AccountName(props: AccountName.Props) {
  return (
    <Boundary>
      <Name {...props} />
    </Boundary>
  )
}

function Name(props: AccountName.Props) {
  const account = useActiveAccount()
  const address = props.address ?? account?.address
  const text = useAccountText(address)
  const themed = useThemed<HTMLSpanElement>()
  if (!address) return null
  return (
    <span {...themed} className="lk-page-text" title={address}>
      <bdi translate="no">{text}</bdi>
    </span>
  )
}

export declare namespace AccountName {
  type Props = { address?: string | undefined }
}
