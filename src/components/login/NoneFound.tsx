'use client'
import { useModal } from '../../hooks/useModal.js'
import type { useWallets } from '../../hooks/useWallets.js'
import { Button } from '../parts/Button.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'

/** No wallet is called so, or the explorer has not answered: another way in. */
export function NoneFound({ all, search }: NoneFound.Props) {
  const { go } = useModal()
  const { common } = useStrings()
  const { pairing } = useInsideStrings()
  const toErrorText = useErrorText()
  const { error, fetchNextPage, isFetchingNextPage } = all
  const [title, text] = error
    ? [pairing.listFailed, toErrorText(error)]
    : search
      ? [pairing.noneFound(search), pairing.noneFoundHint]
      : [pairing.none, pairing.noneHint]
  return (
    <div className="lk-none">
      <div role={error ? 'alert' : 'status'}>
        <p className="lk-status-title">{title}</p>
        <p className="lk-status-text">{text}</p>
      </div>
      {error && (
        <Button isPending={isFetchingNextPage} onClick={fetchNextPage}>
          {common.tryAgain}
        </Button>
      )}
      <Button
        onClick={() => go({ view: 'ConnectingWalletConnect' })}
        variant={error ? 'text' : 'quiet'}
      >
        {pairing.scanAny}
      </Button>
    </div>
  )
}

export declare namespace NoneFound {
  type Props = { all: useWallets.ReturnType['all']; search: string }
}
