'use client'
import { useModal } from '../../hooks/useModal.js'
import type { useSocialLogin } from '../../hooks/useSocialLogin.js'
import { usePlatform } from '../../hooks/wallet/usePlatform.js'
import { useModalSocial } from '../../modal/login/useModalSocial.js'
import { Button } from '../parts/Button.js'
import { Icon } from '../parts/Icon.js'
import { getSocialProblem } from '../social/getSocialProblem.js'
import { SocialStatus } from '../social/SocialStatus.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useSocialStrings } from '../strings/useSocialStrings.js'
import { useStrings } from '../strings/useStrings.js'
import { ConnectSocialsView } from './ConnectSocialsView.js'

/** Login with a social provider, in a popup. */
export function ConnectingSocialView() {
  const { entry } = useModal()
  const { provider: asked } =
    (entry.view === 'ConnectingSocial' && entry.data) || {}
  const login = useModalSocial(asked)
  const { names } = useSocialStrings()
  const provider = login.provider ?? asked
  // Untyped apps can pass anything.
  if (!provider || !Object.hasOwn(names, provider))
    return <ConnectSocialsView />
  return <Login login={login} provider={provider} />
}

function Login({ login, provider }: LoginProps) {
  const { back } = useModal()
  const { isTelegram } = usePlatform()
  const strings = useSocialStrings()
  const { common } = useStrings()
  const toErrorText = useErrorText()
  const { blockedUrl, error, isResumed, status } = login
  const name = strings.names[provider]
  // A passkey is nobody whose page would open.
  const isPasskey = provider === 'passkey'
  const start = (label: string) => (
    <Button onClick={() => login.login(provider)} variant="primary">
      {label}
    </Button>
  )
  const cancel = <Button onClick={back}>{common.cancel}</Button>

  if (blockedUrl)
    return (
      <SocialStatus
        footer={
          <>
            {/* The server requires a referrer. */}
            <a
              className="lk-button lk-primary"
              href={blockedUrl}
              onClick={(event) => {
                if (login.openBlocked()) event.preventDefault()
              }}
              rel="noopener"
              target="_blank"
            >
              <span>{strings.open(name)}</span>
              <Icon name="external" />
            </a>
            {cancel}
          </>
        }
        isBusy={false}
        problem="pause"
        provider={provider}
        text={strings.blockedHint}
        title={strings.blocked}
      />
    )

  if (status === 'idle') {
    const { problem, text, title } = error
      ? getSocialProblem(error, { strings, toErrorText })
      : {
          problem: undefined,
          text: isResumed ? strings.interruptedHint : strings.startHint,
          title: isPasskey ? strings.passkey : strings.start(name),
        }
    return (
      <SocialStatus
        footer={start(
          error || isResumed
            ? common.tryAgain
            : isPasskey
              ? strings.passkey
              : strings.continueWith(name),
        )}
        isBusy={false}
        problem={problem}
        provider={provider}
        text={text}
        title={title}
      />
    )
  }

  const isConnecting = status === 'connecting' || status === 'connected'
  const sentences = isTelegram
    ? ([strings.leaving(name), strings.leavingHint] as const)
    : ([
        isPasskey
          ? strings.passkey
          : status === 'opening'
            ? strings.opening(name)
            : strings.waiting(name),
        isResumed ? strings.resumedHint : strings.waitingHint,
      ] as const)
  const [title, text] = isConnecting
    ? [strings.connecting, strings.connectingHint]
    : sentences
  return (
    <SocialStatus
      footer={
        <>
          {isResumed && !isConnecting && (
            <Button onClick={() => login.login(provider)}>
              {common.tryAgain}
            </Button>
          )}
          {cancel}
        </>
      }
      isBusy
      provider={provider}
      text={text}
      title={title}
    />
  )
}

type LoginProps = {
  login: useSocialLogin.ReturnType
  provider: useSocialLogin.Provider
}
