'use client'
import { useModal } from '../../hooks/useModal.js'
import { IconTile } from '../parts/IconTile.js'
import { Row } from '../parts/Row.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'

/** Options for users without a wallet: log in, or get a wallet. */
export function OtherWays({ hasLogin }: OtherWays.Props) {
  const { go } = useModal()
  const { guide } = useInsideStrings()
  const { login, titles } = useStrings()
  return (
    <>
      <p className="lk-note">
        {hasLogin ? guide.createLead : guide.noLoginLead}
      </p>
      {hasLogin && <p className="lk-or">{login.or}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs */}
      <div aria-label={guide.otherWays} className="lk-list" role="group">
        <Row
          detail={guide.getWalletHint}
          end="chevron"
          onClick={() => go({ view: 'GetWallet' })}
          tile={<IconTile name="wallet" />}
          title={guide.getWallet}
        />
        <Row
          end="chevron"
          onClick={() => go({ view: 'WhatIsAWallet' })}
          tile={<IconTile name="shield" />}
          title={titles.WhatIsAWallet}
        />
      </div>
    </>
  )
}

export declare namespace OtherWays {
  type Props = {
    /** Whether a login form is shown above. */
    hasLogin: boolean
  }
}
