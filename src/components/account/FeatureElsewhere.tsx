'use client'
import type { ReactNode } from 'react'
import type { AccountNamespace } from '../../core/account/account.js'
import type { Feature } from '../../core/capabilities.js'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import type { ModalView } from '../../core/modal/modal.js'
import { useModal } from '../../hooks/useModal.js'
import { useFeaturePlaces } from '../../modal/stack/useFeaturePlaces.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Button } from '../parts/Button.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useNamespaceText } from '../strings/useNamespaceText.js'
import { NetworkRows } from './NetworkRows.js'

/**
 * Replaces the form of a feature that another network has: offers to switch,
 * after which the form appears in its place.
 */
export function FeatureElsewhere(props: FeatureElsewhere.Props) {
  const { children, feature, texts, view } = props
  const { open } = useModal()
  const { buy, settings } = useInsideStrings()
  const { available, needed } = useFeaturePlaces({ feature })
  const { toNames } = useNamespaceText()
  const [first, ...others] = available
  const isAnywhere = first !== undefined || needed !== undefined
  if (!isAnywhere)
    return (
      <ViewFrame
        footer={
          <Button onClick={() => open({ view: 'Account' })}>
            {buy.toAccount}
          </Button>
        }
      >
        {children}
      </ViewFrame>
    )
  const name = first && cleanText(first.name, NAME_MAX_LENGTH)
  const title = needed
    ? settings.needs(toNames(needed))
    : others.length > 0
      ? buy.otherNetwork
      : settings.switchTo(name ?? '')
  const hint = needed
    ? settings.switchHint
    : others.length > 0
      ? texts?.many
      : texts?.one(name ?? '')
  return (
    <ViewFrame
      footer={
        others.length === 0 && (
          <ToPlace needed={needed} network={first} view={view} />
        )
      }
    >
      <div className="lk-empty lk-swap-nowhere">
        <p className="lk-empty-title">{title}</p>
        <p className="lk-empty-text">{hint ?? settings.switchHint}</p>
      </div>
      {others.length > 0 && <NetworkRows feature={feature} />}
    </ViewFrame>
  )
}

export declare namespace FeatureElsewhere {
  type Props = {
    /** Shown if no network has it. */
    children: ReactNode
    feature: Feature
    /** Names where the feature is. */
    texts?: { many: string; one: (network: string) => string } | undefined
    /** View of the feature. */
    view: ModalView
  }
}

/** Button for the only network or namespace that has it. */
function ToPlace({ needed, network, view }: ToPlace.Props) {
  const { go } = useModal()
  const { settings } = useInsideStrings()
  const { toName } = useNamespaceText()
  if (needed)
    return (
      <Button
        onClick={() =>
          go({
            data: { namespace: needed, redirectView: view },
            isReplacing: true,
            view: 'SwitchActiveChain',
          })
        }
        variant="primary"
      >
        {settings.goOn(toName(needed))}
      </Button>
    )
  if (!network) return null
  const { chainId } = network
  return (
    <Button
      onClick={() =>
        go({
          data: { chainId, redirectView: view },
          isReplacing: true,
          view: 'SwitchNetwork',
        })
      }
      variant="primary"
    >
      {settings.switchTo(cleanText(network.name, NAME_MAX_LENGTH))}
    </Button>
  )
}

declare namespace ToPlace {
  type Props = {
    needed: AccountNamespace | undefined
    network: { chainId: number | string; name: string } | undefined
    view: ModalView
  }
}
