'use client'
import { Fragment } from 'react'
import { useLoginMethods } from '../../hooks/useLoginMethods.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { EmailForm } from '../login/EmailForm.js'
import { getLoginView } from '../login/getLoginView.js'
import { ResumeRow } from '../login/ResumeRow.js'
import { useLogin } from '../login/useLogin.js'
import { WalletList } from '../login/WalletList.js'
import { useStrings } from '../strings/useStrings.js'

/** The first screen: the ways to connect, in their order. */
export function ConnectView() {
  const { hasAllWallets, methods, wallets } = useLoginMethods()
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
            {method === 'wallet' && (
              <WalletList hasAll={hasAllWallets} wallets={wallets} />
            )}
            {method === 'email' && (
              <EmailForm isFirst={index === 0 && !resumed} />
            )}
          </Fragment>
        ))}
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
