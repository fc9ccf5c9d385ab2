'use client'
import type { AccountNamespace } from '../../core/account/account.js'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import { useModal } from '../../hooks/useModal.js'
import type { useSwapDraft } from '../../hooks/useSwapDraft.js'
import { useFeaturePlaces } from '../../modal/stack/useFeaturePlaces.js'
import { NetworkRows } from '../account/NetworkRows.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { ViewSkeleton } from '../dialog/ViewSkeleton.js'
import { Button } from '../parts/Button.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useNamespaceText } from '../strings/useNamespaceText.js'
import { useStrings } from '../strings/useStrings.js'

/** Replaces the swap form while tokens are loading, failed or missing. */
export function NoSwap({ draft }: NoSwap.Props) {
  const { open } = useModal()
  const { common } = useStrings()
  const { swap } = useInsideStrings()
  const { error, isLoading, isSupported, retry } = draft
  if (!isSupported) return <NotHere />
  if (isLoading) return <ViewSkeleton label={swap.loading} />
  return (
    <ViewFrame
      footer={
        <Button
          onClick={error ? retry : () => open({ view: 'Account' })}
          variant={error ? 'primary' : 'quiet'}
        >
          {error ? common.tryAgain : swap.toAccount}
        </Button>
      }
    >
      <div className="lk-empty" role={error ? 'alert' : undefined}>
        <p className="lk-empty-title">{error ? swap.failed : swap.empty}</p>
        <p className="lk-empty-text">
          {error ? swap.failedHint : swap.emptyHint}
        </p>
      </div>
    </ViewFrame>
  )
}

export declare namespace NoSwap {
  type Props = {
    draft: Pick<
      useSwapDraft.ReturnType,
      'error' | 'isLoading' | 'isSupported' | 'retry'
    >
  }
}

/** The network has no swaps. Offers to switch to one that has. */
function NotHere() {
  const { open } = useModal()
  const { settings, swap } = useInsideStrings()
  const { available, needed } = useFeaturePlaces({ feature: 'swap' })
  const { toNames } = useNamespaceText()
  const isAnywhere = available.length > 0
  return (
    <ViewFrame
      footer={
        available.length === 1 || needed ? (
          <ToPlace needed={needed} network={available[0]} />
        ) : (
          !isAnywhere && (
            <Button onClick={() => open({ view: 'Account' })}>
              {swap.toAccount}
            </Button>
          )
        )
      }
    >
      <div className="lk-empty lk-swap-nowhere">
        <p className="lk-empty-title">
          {needed ? settings.needs(toNames(needed)) : swap.unsupportedTitle}
        </p>
        <p className="lk-empty-text">{toText()}</p>
      </div>
      {available.length > 1 && <NetworkRows feature="swap" />}
    </ViewFrame>
  )

  function toText() {
    const [first, ...others] = available
    if (needed) return settings.switchHint
    if (!first) return swap.unsupportedAnywhere
    return others.length > 0
      ? swap.unsupported
      : swap.unsupportedHere(cleanText(first.name, NAME_MAX_LENGTH))
  }
}

/** Button for the only network or namespace that supports swaps. */
function ToPlace({ needed, network }: PlaceProps) {
  const { go } = useModal()
  const { settings } = useInsideStrings()
  const { toName } = useNamespaceText()
  if (needed)
    return (
      <Button
        onClick={() =>
          go({
            data: { namespace: needed, redirectView: 'Swap' },
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
      onClick={() => go({ data: { chainId }, view: 'SwitchNetwork' })}
      variant="primary"
    >
      {settings.switchTo(cleanText(network.name, NAME_MAX_LENGTH))}
    </Button>
  )
}

type PlaceProps = {
  needed: AccountNamespace | undefined
  network: { chainId: number | string; name: string } | undefined
}
