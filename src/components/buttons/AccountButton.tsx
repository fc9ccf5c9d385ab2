'use client'
import { useConnectButton } from '../../modal/account/useConnectButton.js'
import { useButtonStrings } from '../strings/useButtonStrings.js'
import { AccountSlot } from './AccountSlot.js'
import { ButtonBalance } from './ButtonBalance.js'
import { OpenButton } from './OpenButton.js'
import { OpenLabel } from './OpenLabel.js'
import { useButtonName } from './useButtonName.js'

/**
 * The connected account, with the balance of its network's coin; opens the
 * modal at the account. While no wallet is connected it renders nothing, so
 * that it can stand beside a `ConnectButton` of your own look.
 *
 * @param props.label - its name for screen readers, default 'Account 0x12…'
 * @param props.size - `medium` (44 px high, default) or `small` (40 px)
 * @throws KitProviderNotFoundError
 *
 * @example
 * <AccountButton />
 */
export function AccountButton({ label, size }: AccountButton.Props) {
  const { account, isConnecting, isUnsupported, open } = useConnectButton()
  const strings = useButtonStrings()
  const { name, onName } = useButtonName(account?.address)
  if (!account) return null
  return (
    <OpenButton
      isBusy={isConnecting}
      isOwn={Boolean(label)}
      label={label ?? strings.account(name)}
      onClick={open}
      size={size}
    >
      {!isUnsupported && <ButtonBalance />}
      <AccountSlot onName={onName} />
      <OpenLabel>{name}</OpenLabel>
    </OpenButton>
  )
}

export declare namespace AccountButton {
  type Props = {
    label?: string | undefined
    size?: OpenButton.Size | undefined
  }
}
