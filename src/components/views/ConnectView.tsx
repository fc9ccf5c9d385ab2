'use client'
import { Fragment } from 'react'
import { useLoginMethods } from '../../hooks/useLoginMethods.js'
import { useModal } from '../../hooks/useModal.js'
import { Lazy } from '../dialog/Lazy.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { EmailForm } from '../login/EmailForm.js'
import { getLoginView } from '../login/getLoginView.js'
import { ResumeRow } from '../login/ResumeRow.js'
import { useLogin } from '../login/useLogin.js'
import { WalletList } from '../login/WalletList.js'
import { Button } from '../parts/Button.js'
import { IconTile } from '../parts/IconTile.js'
import { Row } from '../parts/Row.js'
import { useStrings } from '../strings/useStrings.js'
import { socialSources } from './socialSources.js'

/** The first screen: the ways to connect, in their order. */
export function ConnectView() {
  const { entry, go } = useModal()
  const namespace = entry.view === 'Connect' ? entry.data?.namespace : undefined
  const { hasAllWallets, isCollapsed, methods, wallets } = useLoginMethods({
    namespace,
  })
  const { login } = useStrings()
  const resumed = getLoginView(useLogin())
  return (
    <ViewFrame>
      <div className="lk-connect">
        <ResumeRow />
        {methods.map((method, index) => (
          <Fragment key={method}>
            {isApart(methods[index - 1], method) && (
              <p className="lk-or">{login.or}</p>
            )}
            {method === 'wallet' &&
              (isCollapsed ? (
                <Row
                  end="chevron"
                  onClick={() => go({ view: 'ConnectWallets' })}
                  tile={<IconTile name="wallet" />}
                  title={login.continueWithWallet}
                />
              ) : (
                <WalletList hasAll={hasAllWallets} wallets={wallets} />
              ))}
            {method === 'email' && (
              <EmailForm isFirst={index === 0 && !resumed} />
            )}
            {method === 'social' && (
              <Lazy
                fallback={<div className="lk-socials-wait" />}
                source={socialSources.SocialSection}
              />
            )}
          </Fragment>
        ))}
        {methods.includes('wallet') && (
          <Button onClick={() => go({ view: 'Create' })} variant="text">
            {login.noWallet}
          </Button>
        )}
        {methods.length === 0 && (
          <div className="lk-empty">
            <p className="lk-empty-title">{login.noMethods}</p>
            <p className="lk-empty-text">{login.noMethodsHint}</p>
          </div>
        )}
      </div>
    </ViewFrame>
  )
}

/** Email and social belong together. */
function isApart(before: string | undefined, method: string) {
  return before !== undefined && [before, method].includes('wallet')
}
