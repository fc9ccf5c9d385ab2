'use client'
import type { ModalEntry } from '../../core/modal/modal.js'
import { useModal } from '../../hooks/useModal.js'
import { useSwitchNamespace } from '../../modal/account/useSwitchNamespace.js'
import { NothingYet } from '../account/NothingYet.js'
import { useAccountText } from '../account/useAccountText.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Avatar } from '../parts/Avatar.js'
import { Button } from '../parts/Button.js'
import { IconTile } from '../parts/IconTile.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useNamespaceText } from '../strings/useNamespaceText.js'
import { useStrings } from '../strings/useStrings.js'

/** Explains that the action requires an account of the other namespace. */
export function SwitchActiveChainView() {
  const { settings } = useInsideStrings()
  const { common } = useStrings()
  const toErrorText = useErrorText()
  const { back, entry, go } = useModal()
  const {
    namespace = 'eip155',
    redirectData,
    redirectView,
  } = (entry.view === 'SwitchActiveChain' && entry.data) || {}
  const found = useSwitchNamespace({ namespace })
  const { address, error, isOffered, isPending, switchOver, way } = found

  const accountText = useAccountText(address)
  const { toName, toNames } = useNamespaceText()

  function onSuccess() {
    if (!redirectView) back()
    else
      go({
        view: redirectView,
        data: redirectData,
        isReplacing: true,
      } as ModalEntry)
  }

  function start() {
    if (way !== 'connect') return switchOver({ onSuccess })
    go({
      view: 'Connect',
      data: {
        namespace,
        redirectData,
        redirectView: redirectView ?? 'Account',
      },
    })
  }

  if (!isOffered)
    return (
      <ViewFrame footer={<Button onClick={back}>{common.back}</Button>}>
        <NothingYet
          text={settings.noKindHint}
          title={settings.noKind(toName(namespace))}
        />
      </ViewFrame>
    )
  const hints = {
    ...settings.needsHint,
    // Word joiners keep the truncated text on one line.
    account: settings.needsHint.account(
      accountText.replace('…', '\u2060…\u2060'),
    ),
  }
  return (
    <ViewFrame
      footer={
        <>
          <Button
            data-autofocus=""
            isPending={isPending}
            onClick={start}
            variant="primary"
          >
            {way === 'connect'
              ? settings.connectFor
              : settings.goOn(toName(namespace))}
          </Button>
          <Button onClick={back} variant="text">
            {common.cancel}
          </Button>
        </>
      }
    >
      <div className="lk-status lk-switch-over">
        {address ? (
          <Avatar address={address} />
        ) : (
          <IconTile isLarge name="wallet" />
        )}
        <div>
          <p className="lk-status-title">
            {settings.needs(toNames(namespace))}
          </p>
          <p className="lk-status-text" role={error ? 'alert' : undefined}>
            {error ? toErrorText(error) : hints[way]}
          </p>
        </div>
      </div>
    </ViewFrame>
  )
}
