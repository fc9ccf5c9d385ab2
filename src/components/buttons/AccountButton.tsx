'use client'
import { formatBalance } from '../../core/format/formatBalance.js'
import { useCoinBalance } from '../../modal/account/useCoinBalance.js'
import { useConnectButton } from '../../modal/account/useConnectButton.js'
import { useLanguage } from '../../modal/language/useLanguage.js'
import { Skeleton } from '../parts/Skeleton.js'
import { useButtonStrings } from '../strings/useButtonStrings.js'
import { AccountSlot } from './AccountSlot.js'
import { Guarded } from './Guarded.js'
import { OpenButton } from './OpenButton.js'
import { OpenLabel } from './OpenLabel.js'
import { useButtonName } from './useButtonName.js'

/**
 * Button that shows the connected account and its native balance. Opens the
 * modal at the account. Renders nothing while no wallet is connected, so you
 * can place it beside a custom `ConnectButton`.
 *
 * @param props.label - accessible name, default 'Account 0x12…'
 * @param props.size - `medium` (44 px high, default) or `small` (40 px)
 * @throws KitProviderNotFoundError
 *
 * @example
 * <AccountButton />
 */
export function AccountButton(props: AccountButton.Props) {
  return (
    <Guarded>
      <ConnectedButton {...props} />
    </Guarded>
  )
}

function ConnectedButton({ label, size }: AccountButton.Props) {
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

/** Native balance in the account button; omitted if it fails to load. */
function ButtonBalance() {
  const { balance, isPending } = useCoinBalance()
  const { toFigure = String } = useLanguage()
  if (isPending) return <Skeleton />
  if (!balance) return null
  return (
    <span
      className="lk-open-balance"
      title={`${toFigure(balance.amount)} ${balance.symbol}`}
    >
      <bdi dir="ltr" translate="no">
        {`${toFigure(formatBalance(balance.amount))} ${balance.symbol}`}
      </bdi>
    </span>
  )
}
