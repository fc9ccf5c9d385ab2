'use client'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { getMember } from '../../core/errors/getMember.js'
import { cleanText } from '../../core/format/cleanText.js'
import { truncateAddress } from '../../core/format/truncateAddress.js'
import { useNetworkName } from '../../modal/account/useNetworkName.js'
import { useSignInPrompt } from '../../modal/signIn/useSignInPrompt.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Avatar } from '../parts/Avatar.js'
import { Button } from '../parts/Button.js'
import { Detail } from '../parts/Detail.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useNetworkText } from '../strings/useNetworkText.js'
import { useStrings } from '../strings/useStrings.js'

/** Asks for a signature to sign in. */
export function SIWXSignMessageView() {
  const { account: accountStrings, send, signIn: strings } = useInsideStrings()
  const { common, notices } = useStrings()
  const toErrorText = useErrorText()
  const toNetworkText = useNetworkText()
  const prompt = useSignInPrompt()
  const { account, cancel, error, isCancelling, isRequired, isSigning } = prompt
  const network = toNetworkText(useNetworkName(account?.caipNetworkId))
  const [, clock] = notices.alerts.sessionExpired
  const { cookies } = strings
  /** By what was rejected: times are those of this device. */
  const hints = new Map<unknown, string>([
    ['cookie', cookies],
    ['expirationTime', clock],
    ['issuedAt', clock],
    // Bound to a cookie.
    ['nonce', cookies],
    ['notBefore', clock],
  ])
  // No account between disconnecting and closing.
  if (!account) return <ViewFrame>{null}</ViewFrame>
  const text = isSigning
    ? accountStrings.confirmInWallet
    : error
      ? (hints.get(readReason(error)) ?? toErrorText(error))
      : strings.text
  return (
    <ViewFrame
      footer={
        <>
          <Button
            data-autofocus=""
            disabled={isCancelling}
            isPending={isSigning}
            onClick={prompt.sign}
            variant="primary"
          >
            {error ? common.tryAgain : strings.sign}
          </Button>
          <Button isPending={isCancelling} onClick={cancel} variant="text">
            {common.cancel}
          </Button>
        </>
      }
    >
      <div className="lk-status">
        <Avatar address={account.address} />
        <div>
          <p className="lk-status-title">
            {strings.title(cleanText(location.host, NAME_MAX_LENGTH))}
          </p>
          <p
            className="lk-status-text"
            role={error && !isSigning ? 'alert' : 'status'}
          >
            {text}
          </p>
        </div>
      </div>
      <div className="lk-sign-in">
        <dl className="lk-details">
          <Detail term={strings.account}>
            <bdi dir="ltr" translate="no">
              {truncateAddress(account.address)}
            </bdi>
          </Detail>
          <Detail term={send.network}>{network}</Detail>
        </dl>
        {isRequired && <p className="lk-hint">{strings.required}</p>}
      </div>
    </ViewFrame>
  )
}

const readReason = (error: unknown) =>
  getMember(error, 'code') === 'SESSION_REJECTED'
    ? getMember(error, 'reason')
    : undefined
