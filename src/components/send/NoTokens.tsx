'use client'
import { useModal } from '../../hooks/useModal.js'
import type { useSendDraft } from '../../hooks/useSendDraft.js'
import { useWalletFeatures } from '../../hooks/useWalletFeatures.js'
import { FeatureElsewhere } from '../account/FeatureElsewhere.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { ViewSkeleton } from '../dialog/ViewSkeleton.js'
import { Button } from '../parts/Button.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'

/** Replaces the token list while it is loading, failed or empty. */
export function NoTokens({ draft }: NoTokens.Props) {
  const { back, go } = useModal()
  const { common } = useStrings()
  const { account, send } = useInsideStrings()
  const canReceive = useWalletFeatures().includes('receive')
  const { balancesError, isLoading, isSupported, retryBalances } = draft
  if (!isSupported)
    return (
      <FeatureElsewhere feature="send" view="WalletSend">
        <div className="lk-empty">
          <p className="lk-empty-title">{send.notHere}</p>
          <p className="lk-empty-text">{account.sendUnsupported}</p>
        </div>
      </FeatureElsewhere>
    )
  if (isLoading) return <ViewSkeleton label={send.loading} />
  const action = balancesError
    ? { label: common.tryAgain, run: retryBalances }
    : canReceive
      ? { label: send.receive, run: () => go({ view: 'WalletReceive' }) }
      : { label: common.back, run: back }
  return (
    <ViewFrame footer={<Button onClick={action.run}>{action.label}</Button>}>
      <div className="lk-empty" role={balancesError ? 'alert' : undefined}>
        <p className="lk-empty-title">
          {balancesError ? account.balancesFailed : send.empty}
        </p>
        <p className="lk-empty-text">
          {balancesError ? account.balancesFailedHint : send.emptyHint}
        </p>
      </div>
    </ViewFrame>
  )
}

export declare namespace NoTokens {
  type Props = {
    draft: Pick<
      useSendDraft.ReturnType,
      'balancesError' | 'isLoading' | 'isSupported' | 'retryBalances'
    >
  }
}
