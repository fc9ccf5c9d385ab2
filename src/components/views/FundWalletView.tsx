'use client'
import { useModal } from '../../hooks/useModal.js'
import { useFirstActions } from '../../modal/account/useFirstActions.js'
import { usePayFeatures } from '../../modal/pay/usePayFeatures.js'
import { AccountIcon } from '../account/AccountIcon.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Icon } from '../parts/Icon.js'
import { Row } from '../parts/Row.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Ways to add funds: from an exchange, by buying, or by receiving. */
export function FundWalletView() {
  const { account, pay } = useInsideStrings()
  const { go } = useModal()
  const actions = useFirstActions()
  const buying = actions.find(({ feature }) => feature === 'onramp')
  const { canUseExchange } = usePayFeatures()
  return (
    <ViewFrame>
      <ul className="lk-list">
        {canUseExchange && (
          <li>
            <Row
              end="chevron"
              onClick={() => go({ view: 'PayWithExchange' })}
              tile={<Icon name="switch" />}
              title={pay.fromExchange}
            />
          </li>
        )}
        {buying && (
          <li>
            <Row
              end="chevron"
              onClick={() => go(buying.entry)}
              tile={<AccountIcon name="plus" />}
              title={account.buy}
            />
          </li>
        )}
        <li>
          <Row
            end="chevron"
            onClick={() => go({ view: 'WalletReceive' })}
            tile={<Icon name="arrowDown" />}
            title={account.receive}
          />
        </li>
      </ul>
    </ViewFrame>
  )
}
