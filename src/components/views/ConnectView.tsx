'use client'
import { Fragment } from 'react'
import { isSecurePage } from '../../core/secureContext/isSecurePage.js'
import { useModal } from '../../hooks/useModal.js'
import { useConnectMethods } from '../../modal/login/useConnectMethods.js'
import { getRequestedNamespace } from '../../modal/stack/getRequestedNamespace.js'
import { useModalState } from '../../modal/stack/useModalState.js'
import { Lazy } from '../dialog/Lazy.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { EmailForm } from '../login/EmailForm.js'
import { getLoginView } from '../login/getLoginView.js'
import { MoreLogins } from '../login/MoreLogins.js'
import { useLogin } from '../login/useLogin.js'
import { WalletList } from '../login/WalletList.js'
import { classNames } from '../parts/classNames.js'
import { Icon } from '../parts/Icon.js'
import { IconTile } from '../parts/IconTile.js'
import { Row } from '../parts/Row.js'
import { SocialSection } from '../social/SocialSection.js'
import { useStrings } from '../strings/useStrings.js'
import { connectSources } from './connectSources.js'

/**
 * First screen: the ways to connect, in the configured order. As `Create`,
 * only logins that create a wallet, and ways to get one. Nothing waits for the
 * dashboard; a login that it turns off keeps its place until the view is left.
 */
export function ConnectView() {
  const { entry, go } = useModal()
  // Also applies in two panes, beside another view.
  const namespace = getRequestedNamespace(useModalState())
  const found = useConnectMethods({ namespace })
  const { hasAllWallets, isCollapsed, logins, offered, wallets } = found
  const isNew = entry.view === 'Create'
  const isLogin = entry.view === 'Connect' && entry.data?.isLogin
  const methods = found.methods.filter(
    (one) => !(isNew || isLogin) || one !== 'wallet',
  )
  const { login, titles } = useStrings()
  const resumed = getLoginView(useLogin())
  const isOff = (method: string) =>
    (method === 'email' && !logins.email) ||
    (method === 'social' && !logins.socials)
  const more = (offered.passkey || offered.guest) && isSecurePage() && (
    <MoreLogins guest={logins.guest} passkey={logins.passkey} />
  )
  const last = methods.filter((method) => method !== 'wallet').at(-1)
  const areLoginsOff = methods.every(
    (method) => method === 'wallet' || isOff(method),
  )
  return (
    <ViewFrame>
      <div className="lk-connect">
        <ResumeRow />
        {!last && more}
        {methods.map((method, index) => (
          <Fragment key={method}>
            {isApart(methods[index - 1], method) && (
              <p className={classNames('lk-or', areLoginsOff && 'lk-room')}>
                {login.or}
              </p>
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
                <WalletList
                  found={wallets}
                  hasAll={hasAllWallets}
                  namespace={namespace}
                />
              ))}
            {isBlocked(method) && method === methods.find(isBlocked) && (
              <Lazy source={connectSources.InsecureLogin} />
            )}
            {method === 'email' && !isBlocked(method) && (
              <EmailForm
                isFirst={index === 0 && !resumed}
                isOff={isOff(method)}
              />
            )}
            {method === 'social' && !isBlocked(method) && (
              <Socials offered={offered.socials} socials={logins.socials} />
            )}
            {method === last && more}
          </Fragment>
        ))}
        {methods.includes('wallet') && (
          <div className="lk-newcomer">
            <button
              className="lk-button lk-text lk-explains"
              onClick={() => go({ view: 'WhatIsAWallet' })}
              type="button"
            >
              {titles.WhatIsAWallet}
            </button>
            <button
              className="lk-button lk-text"
              onClick={() => go({ view: 'Create' })}
              type="button"
            >
              {login.noWallet}
            </button>
          </div>
        )}
        {isNew ? (
          <Lazy
            props={{ hasLogin: methods.length > 0 }}
            source={connectSources.OtherWays}
          />
        ) : (
          methods.length === 0 &&
          !more && (
            <div className="lk-empty">
              <p className="lk-empty-title">{login.noMethods}</p>
              <p className="lk-empty-text">{login.noMethodsHint}</p>
            </div>
          )
        )}
      </div>
    </ViewFrame>
  )
}

/** The social logins, in the place of those that were offered first. */
function Socials({ offered, socials }: SocialsProps) {
  return (
    <div className="lk-place">
      {offered !== socials && (
        // Up to two fit in one row.
        <div
          className="lk-room lk-socials-room"
          data-few={(offered && offered.length < 3) || undefined}
        />
      )}
      <SocialSection socials={socials} />
    </div>
  )
}

type SocialsProps = SocialSection.Props & {
  offered: SocialSection.Props['socials']
}

/** Embedded wallets have no cryptography on a page without HTTPS. */
const isBlocked = (method: string) => method !== 'wallet' && !isSecurePage()

/** Email and social logins are not separated. */
function isApart(before: string | undefined, method: string) {
  return before !== undefined && [before, method].includes('wallet')
}

/** Resumes a login that was left or closed by accident. */
function ResumeRow() {
  const login = useLogin()
  const { entry, go } = useModal()
  const { login: strings } = useStrings()
  const view = getLoginView(login)
  if (!view || view === entry.view) return null
  const titles = {
    connecting: strings.resumeOpening,
    device: strings.resumeLink,
    otp: strings.resumeCode,
  }
  return (
    <Row
      detail={login.email}
      end="chevron"
      onClick={() => go({ view })}
      tile={
        <span className="lk-resume-tile">
          <Icon name="email" />
        </span>
      }
      title={titles[login.step as keyof typeof titles]}
    />
  )
}
