'use client'
import { useLoginMethods } from '../../hooks/useLoginMethods.js'
import { useModal } from '../../hooks/useModal.js'
import { Lazy } from '../dialog/Lazy.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { EmailForm } from '../login/EmailForm.js'
import { getLoginView } from '../login/getLoginView.js'
import { ResumeRow } from '../login/ResumeRow.js'
import { useLogin } from '../login/useLogin.js'
import { IconTile } from '../parts/IconTile.js'
import { Row } from '../parts/Row.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'
import { socialSources } from './socialSources.js'

/** For who has no wallet: a login makes one, or one is got as an app. */
export function CreateView() {
  const { methods } = useLoginMethods()
  const { go } = useModal()
  const { guide } = useInsideStrings()
  const { login, titles } = useStrings()
  const resumed = getLoginView(useLogin())
  const hasEmail = methods.includes('email')
  const hasSocial = methods.includes('social')
  const hasLogin = hasEmail || hasSocial
  return (
    <ViewFrame>
      <p className="lk-lead">
        {hasLogin ? guide.createLead : guide.noLoginLead}
      </p>
      <div className="lk-connect">
        <ResumeRow />
        {hasEmail && <EmailForm isFirst={!resumed} />}
        {hasSocial && (
          <Lazy
            fallback={<div className="lk-socials-wait" />}
            source={socialSources.SocialSection}
          />
        )}
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
      </div>
    </ViewFrame>
  )
}
