'use client'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import type { ModalEntry } from '../../core/modal/modal.js'
import { useModal } from '../../hooks/useModal.js'
import { useNetworks } from '../../hooks/useNetworks.js'
import { NothingYet } from '../account/NothingYet.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Button } from '../parts/Button.js'
import { NetworkTile } from '../parts/NetworkTile.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'

/** Confirmation to switch to a specific network. */
export function SwitchNetworkView() {
  const { account, settings } = useInsideStrings()
  const { common } = useStrings()
  const toErrorText = useErrorText()
  const { back, entry, go } = useModal()
  const { error, isPending, networks, switchNetwork } = useNetworks()
  const { chainId, redirectData, redirectView } =
    (entry.view === 'SwitchNetwork' && entry.data) || {}
  const network = networks.find(
    (one) =>
      one.isAvailable &&
      (one.chainId === chainId || one.caipNetworkId === chainId),
  )
  if (!network)
    return (
      <ViewFrame
        footer={
          <Button onClick={() => go({ view: 'Networks', isReplacing: true })}>
            {account.chooseNetwork}
          </Button>
        }
      >
        <NothingYet
          text={settings.notOfferedHint}
          title={settings.notOffered}
        />
      </ViewFrame>
    )
  function onSuccess() {
    if (!redirectView) back()
    else
      go({
        data: redirectData,
        isReplacing: true,
        view: redirectView,
      } as ModalEntry)
  }
  const { caipNetworkId, isActive, isTestnet } = network
  const name = cleanText(network.name, NAME_MAX_LENGTH)
  const title = isActive ? settings.alreadyThere(name) : settings.switchTo(name)
  return (
    <ViewFrame
      footer={
        isActive ? (
          <Button data-autofocus="" onClick={back}>
            {common.back}
          </Button>
        ) : (
          <>
            <Button
              data-autofocus=""
              isPending={isPending}
              onClick={() => switchNetwork(network.chainId, { onSuccess })}
              variant="primary"
            >
              {error ? common.tryAgain : settings.switch}
            </Button>
            <Button onClick={back} variant="text">
              {common.cancel}
            </Button>
          </>
        )
      }
    >
      <div className="lk-status">
        <NetworkTile caipNetworkId={caipNetworkId} name={name} />
        <div>
          <p className="lk-status-title">{title}</p>
          <p className="lk-status-text" role={error ? 'alert' : 'status'}>
            {isPending
              ? account.confirmInWallet
              : error
                ? toErrorText(error)
                : isActive
                  ? settings.alreadyThereHint
                  : isTestnet
                    ? account.testNetwork
                    : settings.switchHint}
          </p>
        </div>
      </div>
    </ViewFrame>
  )
}
